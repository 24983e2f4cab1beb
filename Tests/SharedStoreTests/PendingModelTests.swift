import SeededNumbers
import Testing

@testable import SharedStore

/// Compares a linked store whose pending runs are reverted and applied again at random times with
/// one in which they are not.
@Suite("Pending runs, done again at any time", .timeLimit(.minutes(5)))
struct PendingModelTests {
  /// A step that is performed in both stores.
  private enum Step {
    case insert(String)
    case edit(String, name: String)
    case remove(String)
    case undo(Int)
    case redo(Int)
  }

  /// Returns a random step.
  ///
  /// It inserts a new name, or uses one of the last five numbers and does nothing if no chore has
  /// it. Names are never reused, like the identifiers of to-dos.
  private func random(_ number: Int, _ numbers: inout SplitMix64) -> Step {
    let name = "\(Int.random(in: max(0, number - 4)...number, using: &numbers))"
    return switch Int.random(in: 0..<10, using: &numbers) {
    case 0..<3: .insert("\(number)")
    case 3..<6: .edit(name, name: "\(Int.random(in: 0..<3, using: &numbers))")
    case 6: .remove(name)
    case 7..<9: .undo(Int.random(in: 1...2, using: &numbers))
    default: .redo(Int.random(in: 1...2, using: &numbers))
    }
  }

  /// Performs a step as the run with an id, and returns whether the store accepted it.
  private func take(_ step: Step, _ id: String, in store: LinkedStore) throws -> Bool {
    func chore(_ name: String, _ transaction: borrowing WriteTransaction) throws -> Chore? {
      try transaction.fetch(Chore.self, where: .equals("id", .text(name)), limit: 1).first
    }
    do {
      switch step {
      case .insert(let name):
        try store.perform(id) { transaction in
          try transaction.insert(Chore(name))
          try transaction.insert(Note(id))
        }
      case .edit(let name, let text):
        try store.perform(id) { transaction in
          guard var found = try chore(name, transaction) else { return }
          found.name = text
          try transaction.update(found)
          found.tags += "x"
          try transaction.update(found)
        }
      case .remove(let name):
        try store.perform(id) { transaction in
          guard let found = try chore(name, transaction) else { return }
          try transaction.delete(Chore.self, key: found.key)
        }
      case .undo(let count): try store.core.undo(.last(count), id: id)
      case .redo(let count): try store.core.redo(.last(count), id: id)
      }
      return true
    } catch is StoreError {
      return false
    }
  }

  /// Reverts the pending runs that concern some random records, and applies them again.
  private func doAgain(in store: LinkedStore, _ numbers: inout SplitMix64) throws {
    let pending = try store.pending
    let named = Set(pending.flatMap(\.changes).map(\.record)).sorted()
    let records = Set(named.shuffled(using: &numbers).prefix(2))
    let runs = LinkedRun.touching(records, among: pending)
    try store.core.write { transaction in
      try transaction.takeBackPending(runs.map(\.id))
      for run in runs { try transaction.apply(run) }
    }
  }

  private func journal(of store: LinkedStore) throws -> [[String]] {
    try store.core.read { try $0.runs(limit: 1_000) }.map { run in
      [
        run.run.id, "\(run.number)", run.takenBackBy.map { "\($0)" } ?? "",
        run.broughtBackBy.map { "\($0)" } ?? "", "\(run.sequence == 0)",
      ]
    }
  }

  @Test(arguments: 0..<24)
  func `it has the same records, the same log and the same answers`(seed: Int) throws {
    var numbers = SplitMix64(seed: seed)
    let (one, other) = (try LinkedStore(), try LinkedStore())
    for number in 0..<40 {
      let step = random(number, &numbers)
      let answers = (
        try take(step, "r\(number)", in: one), try take(step, "r\(number)", in: other)
      )
      #expect(answers.0 == answers.1, "step \(number): \(step)")
      #expect(try one.chores == other.chores, "step \(number): \(step)")
      if Bool.random(using: &numbers) { try doAgain(in: other, &numbers) }
      #expect(try one.chores == other.chores, "done again at \(number)")
      #expect(try journal(of: one) == journal(of: other), "done again at \(number)")
    }
    #expect(try one.pending.map(\.id) == other.pending.map(\.id))
    #expect(try one.pending.map(\.reverses) == other.pending.map(\.reverses))
    try StoreHealth.requireSound(other.folder.location)
  }
}
