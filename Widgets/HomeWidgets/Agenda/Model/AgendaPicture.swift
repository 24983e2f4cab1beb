import Foundation
import Moments
import WidgetIntents

/// All that a picture of the agenda shows at one moment; equal pictures look alike.
struct AgendaPicture: Hashable, Sendable {
  /// When an event is, seen from the moment of the picture.
  enum Phase: Hashable, Sendable {
    case over, running, ahead
  }

  /// An event on one day.
  struct Event: Hashable, Sendable {
    let item: AgendaItem
    let day: CivilDate
    let phase: Phase
    /// The time at which it begins on that day; empty for whole days, and if it began before.
    var from = ""
    /// The time at which it ends on that day; empty for whole days, for events without length, and if it ends later.
    var to = ""
    /// The day of an event of several days: `2/4`; empty for one of a day.
    var dayOfDays = ""

    /// `09:15–10:00`, `22:00–`, `–02:00`; empty for whole days.
    var times: String {
      from.isEmpty && to.isEmpty ? "" : item.start == item.end ? from : "\(from)–\(to)"
    }
  }

  /// A to-do of a day.
  struct ToDo: Hashable, Sendable {
    let row: ToDoPicture.Row
    /// The time at which it is due, or how late it is; empty for one of the day.
    let time: String
  }

  /// A line of a day.
  enum Line: Hashable, Sendable {
    case event(Event)
    case toDo(ToDo)
    /// No event for a number of minutes, until a time; `minutes` is `nil` if the gap has begun.
    case free(minutes: Int?, until: String)
    /// The present is here.
    case now
  }

  struct Day: Hashable, Sendable {
    let date: CivilDate
    let title: String
    var lines: [Line] = []
    /// Events and to-dos that have no line.
    var hiddenCount = 0

    var isEmpty: Bool { !lines.contains { $0 != .now } && hiddenCount == 0 }
  }

  let today: CivilDate
  /// Today, and the days after it on which there is something.
  var days: [Day] = []
  /// The current events, then the later ones of this day and the next days; whole days are excluded.
  var next: [Event] = []
  /// Events of today that are not over; to-dos that are open today.
  var leftCount = 0
  var toDoCount = 0
  /// The time until which nothing is, if nothing runs; empty if nothing comes today.
  var freeUntil = ""
  var calendars: [AgendaCalendar] = []
  /// The first of the sources that could not be read, one in each line.
  var problems: [String] = []
  var problemCount = 0
  /// Whether it shows invented events, as no calendar is chosen.
  var isSample = false
  /// The last day that it looks at.
  var lastDay: CivilDate

  init(today: CivilDate, lastDay: CivilDate) {
    (self.today, self.lastDay) = (today, lastDay)
  }

  /// Whether there is neither an event nor a to-do.
  var isEmpty: Bool { days.allSatisfy(\.isEmpty) }

  /// The current event, or the next one of today.
  var nextToday: Event? { next.first { $0.day == today || $0.phase == .running } }
}
