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
        isDone: index == names.count - 1
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
