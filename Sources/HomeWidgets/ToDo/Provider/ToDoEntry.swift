import Foundation
import WidgetTimeline

/// The to-dos as they are from `date` on.
struct ToDoEntry: TimelineEntry {
  let date: Date
  let picture: ToDoPicture

  /// Late to-dos are worth showing before others.
  var relevance: TimelineEntryRelevance? {
    TimelineEntryRelevance(score: Float(picture.lateCount * 2 + picture.openCount))
  }

  /// What a place is kept with until the first timeline is there.
  static func placeholder(at date: Date) -> ToDoEntry {
    sample(at: date, names: ["Something to do", "Another thing", "One more"])
  }

  /// Sample to-dos for the gallery (WK-69).
  static func preview(at date: Date) -> ToDoEntry {
    sample(at: date, names: ["Buy groceries", "Call the dentist", "Water the plants"])
  }

  private static func sample(at date: Date, names: [String]) -> ToDoEntry {
    let rows = names.enumerated().map { index, name in
      ToDoPicture.Row(
        number: Int64(index + 1),
        id: ToDoID(bits: UInt64(index)).text,
        name: name,
        isDone: index == names.count - 1,
        isUrgent: false,
        due: nil
      )
    }
    return ToDoEntry(
      date: date,
      picture: ToDoPicture(
        open: rows.filter { !$0.isDone },
        done: rows.filter(\.isDone),
        openCount: names.count - 1,
        doneCount: 1,
        lateCount: 0
      )
    )
  }
}

/// All that a picture of the to-dos shows at one moment; equal pictures look alike.
struct ToDoPicture: Hashable, Sendable {
  /// A line of the list.
  struct Row: Hashable, Sendable {
    let number: Int64
    let id: String
    let name: String
    let isDone: Bool
    let isUrgent: Bool
    /// `nil` for one without a due date and for one that is done.
    let due: DueText?
  }

  /// The late ones, then the other open ones, each in their order; no more than a widget can show.
  var open: [Row]
  /// The done ones, the latest first, as many as the largest widget has room for.
  var done: [Row]
  var openCount: Int
  var doneCount: Int
  /// Open ones that should have been done.
  var lateCount: Int

  var isEmpty: Bool { openCount + doneCount == 0 }
  var isAllDone: Bool { openCount == 0 && doneCount > 0 }

  /// The first `limit` lines: the open ones, then done ones where room is left.
  func rows(_ limit: Int) -> [Row] {
    Array((open + done).prefix(limit))
  }

  /// How many open ones are not among the first `limit` lines.
  func hiddenCount(_ limit: Int) -> Int {
    openCount - min(open.count, limit)
  }
}

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
