import Foundation

/// Says what became of a to-do that comes back, as `Completed 4 “Water the plants”; 7 is due Wed 2 Dec`.
struct CompletionWords {
  let due: DueSentence

  init(_ toDos: ToDoStore) {
    due = DueSentence(now: toDos.now, here: toDos.zone)
  }

  /// The sentence of one that was completed or reopened.
  func sentence(_ verb: String, _ change: ToDoCompletion) -> String {
    "\(verb) \(change.record.label)" + (change.following.map { "; \(words($0))." } ?? ".")
  }

  private func words(_ following: FollowingToDo) -> String {
    switch following {
    case .made(let record): "\(record.key) is due \(due.text(record) ?? "no more")"
    case .removed(let number): "\(number), which came after it, is removed"
    case .stays(let number): "\(number), which came after it, stays"
    }
  }
}
