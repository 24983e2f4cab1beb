import Foundation
import Moments
import WidgetIntents
import WidgetTimeline

/// The to-dos as the widget shows them from `date` on.
struct ToDoEntry: TimelineEntry {
  let date: Date
  let picture: ToDoPicture

  /// The relevance: from 21 to 30 with late to-dos, 10 with one due or reminded of today, 1 with
  /// any others, otherwise 0.
  var relevance: TimelineEntryRelevance? {
    if picture.lateCount > 0 {
      return TimelineEntryRelevance(score: Float(20 + min(picture.lateCount, 10)))
    }
    let isToday = picture.open.contains { $0.group == .today || $0.isReminded }
    return TimelineEntryRelevance(score: isToday ? 10 : picture.openCount > 0 ? 1 : 0)
  }

  /// Returns the placeholder that is shown before the first timeline.
  static func placeholder(at date: Date) -> ToDoEntry {
    sample(
      at: date,
      names: [
        String(english: "Something to do", turkish: "Yapılacak iş"),
        String(english: "Another thing", turkish: "Başka bir iş"),
        String(english: "One more", turkish: "Bir iş daha"),
      ]
    )
  }

  /// Returns an entry with a message in place of a list that cannot be shown.
  static func problem(_ words: String, at date: Date) -> ToDoEntry {
    var picture = ToDoPicture(open: [], done: [], openCount: 0, doneCount: 0, lateCount: 0)
    // No widget size has space for a longer message.
    (picture.problem, picture.isChoice) = (String(words.prefix(160)), true)
    return ToDoEntry(date: date, picture: picture)
  }

  /// Returns an entry with sample to-dos for the gallery (WK-69).
  static func preview(at date: Date) -> ToDoEntry {
    let calendar = Calendar.gregorianHere
    let today = CivilDate(date, in: calendar)
    let records = ToDoSample.all(on: today, in: calendar)
    let rows = records.map { ToDoPicture.Row($0, at: date, in: calendar, below: nil) }
    let open = rows.filter { !$0.isDone }
    return ToDoEntry(
      date: date,
      picture: ToDoPicture(
        open: open,
        done: rows.filter(\.isDone),
        openCount: open.count,
        doneCount: rows.count - open.count,
        lateCount: open.count { $0.group == .late },
        week: ToDoPicture.DueDay.week(from: today) { day in
          records.count { $0.isOpen && $0.due?.day(in: calendar) == day }
        }
      )
    )
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
