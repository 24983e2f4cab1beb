import Foundation
import Moments
import WidgetIntents

/// Everything that the agenda shows at one moment; equal values look the same.
struct AgendaPicture: Hashable, Sendable {
  /// Whether an event is in the past, in progress or in the future at the picture's moment.
  enum Phase: Hashable, Sendable {
    case over, running, ahead
  }

  /// An event in the list of one day; an event of several days is in the list of each of them.
  struct Event: Hashable, Sendable {
    let item: AgendaItem
    let day: CivilDate
    let phase: Phase
    /// The time at which the event begins, such as `09:15`; empty for whole days, and if it began
    /// on an earlier day.
    var from = ""
    /// The time at which the event ends, such as `10:00`.
    ///
    /// It is empty for whole days, for events without length, and for events of a day or longer
    /// that end on a later day.
    var to = ""
    /// The number of this day among the days of a long event, such as `2/4`.
    ///
    /// It is empty if the event does not fill this day, lasts one day, or lasts a hundred days or
    /// more.
    var dayOfDays = ""

    /// The times as shown: `09:15–10:00`, `22:00–` or `–02:00`; empty for whole days.
    var times: String {
      from.isEmpty && to.isEmpty ? "" : item.start == item.end ? from : "\(from)–\(to)"
    }
  }

  /// A to-do in the list of one day, with its row as in the to-do list.
  struct ToDo: Hashable, Sendable {
    let row: ToDoPicture.Row
    /// The time at which the to-do is due, or how late it is; empty if it is due on the day without
    /// a time.
    let time: String
  }

  /// A line in the list of one day: an event, a to-do, free time, or the current time.
  enum Line: Hashable, Sendable {
    case event(Event)
    case toDo(ToDo)
    /// A gap of `minutes` between events, which ends at the time `until`; `minutes` is `nil` if the
    /// gap has begun.
    case free(minutes: Int?, until: String)
    /// The line that marks the current time.
    case now
  }

  struct Day: Hashable, Sendable {
    let date: CivilDate
    let title: String
    var lines: [Line] = []
    /// How many of the day's events and to-dos have no line, because only a limited number is
    /// shown.
    var hiddenCount = 0

    var isEmpty: Bool { !lines.contains { $0 != .now } && hiddenCount == 0 }
  }

  let today: CivilDate
  /// Today, and the later days on which there is an event or a to-do.
  var days: [Day] = []
  /// The current events, then the coming ones, soonest first; all-day and cancelled events are left
  /// out.
  var next: [Event] = []
  /// The number of today's events that are not over and not cancelled.
  var leftCount = 0
  var toDoCount = 0
  /// The time at which today's next event begins; empty during an event, and if no event comes
  /// today.
  var freeUntil = ""
  var calendars: [AgendaCalendar] = []
  /// Messages about calendars that could not be read, each on one line.
  ///
  /// Only the first few have a message; `problemCount` is the number of all problems.
  var problems: [String] = []
  var problemCount = 0
  /// Whether the events are sample data, because no calendar is chosen.
  var isSample = false
  /// The last day that the picture covers, which is shown if there are no events until then.
  var lastDay: CivilDate

  init(today: CivilDate, lastDay: CivilDate) {
    (self.today, self.lastDay) = (today, lastDay)
  }

  /// Whether no day has an event or a to-do.
  var isEmpty: Bool { days.allSatisfy(\.isEmpty) }

  /// The event in progress, or the next one if it is today; otherwise `nil`.
  var nextToday: Event? { next.first { $0.day == today || $0.phase == .running } }
}
