import Foundation

/// What a change made different about a to-do, in words: `due tomorrow, priority high`.
struct ToDoDifference {
  let before: ToDoRecord
  let after: ToDoRecord

  /// The fields that differ; none where the to-do was so already.
  func words(now: Date, in calendar: Calendar) -> [String] {
    var words: [String] = []
    if after.name != before.name { words.append("the name") }
    if after.due != before.due {
      words.append(
        DueSentence(now: now.microseconds, here: calendar.timeZone).text(after)
          .map { "due \($0)" } ?? "due no more"
      )
    }
    if after.recurrence != before.recurrence {
      words.append(
        after.recurrence.isEmpty
          ? "no recurrence" : RecurrenceWords(.english).text(ofRule: after.recurrence)
      )
    }
    if after.priority != before.priority {
      words.append(
        after.priority == .none ? "no priority" : "\(after.priority.rawValue) priority"
      )
    }
    if after.list != before.list {
      words.append(after.list.isEmpty ? "in no list" : "in the list \(after.list)")
    }
    if after.tags != before.tags {
      words.append(
        after.tags.isEmpty ? "no tags" : after.tags.map { "#\($0)" }.joined(separator: " ")
      )
    }
    if after.notes != before.notes {
      words.append(after.notes.isEmpty ? "no notes" : "the notes")
    }
    if after.checklist != before.checklist { words.append("the steps") }
    return words
  }

  /// The sentence that says what was changed.
  func sentence(now: Date, in calendar: @autoclosure () -> Calendar = .gregorianHere) -> String {
    guard after != before else { return "\(after.label) is so already." }
    return "Changed \(after.label): \(words(now: now, in: calendar()).joined(separator: ", "))."
  }
}
