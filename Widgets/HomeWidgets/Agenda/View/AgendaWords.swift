import Moments
import WidgetIntents

/// The texts that the agenda's views show.
enum AgendaWords {
  /// Returns a duration such as `2 h 30 min`.
  static func span(_ minutes: Int) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60)
    let parts = [
      hours > 0 ? String(english: "\(hours) h", turkish: "\(hours) sa") : "",
      rest > 0 ? String(english: "\(rest) min", turkish: "\(rest) dk") : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  static func free(_ minutes: Int) -> String {
    String(english: "free \(span(minutes))", turkish: "\(span(minutes)) boş")
  }

  static func freeUntil(_ time: String) -> String {
    String(english: "free until \(time)", turkish: "\(time) saatine dek boş")
  }

  /// Returns a text that counts today's events that are not over and today's to-dos, for example
  /// `3 left, 2 to do`, or `3 left today` if there are no to-dos.
  static func today(_ picture: AgendaPicture) -> String {
    let (events, toDos) = (picture.leftCount, picture.toDoCount)
    if events > 0, toDos == 0 {
      return String(english: "\(events) left today", turkish: "bugün \(events) tane daha")
    }
    let parts = [
      events > 0 ? String(english: "\(events) left", turkish: "\(events) etkinlik") : "",
      toDos > 0 ? String(english: "\(toDos) to do", turkish: "\(toDos) görev") : "",
    ]
    let words = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    return words.isEmpty ? nothingToday : words
  }

  static var nothingToday: String {
    String(english: "nothing more today", turkish: "bugün başka bir şey yok")
  }

  static var nothing: String { String(english: "No events", turkish: "Etkinlik yok") }

  static func until(_ day: CivilDate) -> String {
    let words = day.dayAndMonth(in: .spoken)
    return String(english: "until \(words)", turkish: "\(words) gününe dek")
  }

  /// The word that marks the events as sample data.
  static var sample: String { String(english: "sample", turkish: "örnek") }

  /// The command that chooses a calendar.
  static let command = "widgetctl configure agenda --source ~/.calendars"
}
