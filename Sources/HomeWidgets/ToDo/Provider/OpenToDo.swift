import Foundation

/// An open to-do with the instant from which it is late, so that pictures only compare numbers.
struct OpenToDo: Sendable {
  let record: ToDoRecord
  /// Microseconds since 1970 UTC; `nil` for one that is never due.
  let lateFrom: Int64?

  init(_ record: ToDoRecord, in calendar: Calendar) {
    self.record = record
    lateFrom = record.due?.lateFrom(in: calendar).microseconds
  }

  func isLate(at now: Date) -> Bool {
    lateFrom.map { $0 <= now.microseconds } ?? false
  }
}
