import Foundation
import Moments
import ToDoFormats
import WidgetIntents

/// One occurrence of an event, with the data that the agenda shows.
struct AgendaItem: Hashable, Sendable {
  /// The title shown for an event without a title.
  static var untitled: String { String(english: "(no title)", turkish: "(başlıksız)") }

  let title: String
  let place: String
  /// The index of the event's calendar in the picture's `calendars`.
  let calendar: Int
  let isCancelled: Bool
  /// Whether it is an all-day event; `start` is then the start of its first day, and `end` that of
  /// the day after its last.
  let isAllDay: Bool
  let start: Date
  let end: Date

  /// The most characters of a title or a place, twice the columns of the largest widget.
  private static let longestText = 160

  init(
    _ title: String,
    place: String = "",
    calendar: Int = 0,
    isCancelled: Bool = false,
    isAllDay: Bool = false,
    from start: Date,
    to end: Date
  ) {
    let words = String(title.prefix(Self.longestText))
    self.title = words.isEmpty ? Self.untitled : words
    self.place = String(place.prefix(Self.longestText))
    (self.calendar, self.isCancelled, self.isAllDay) = (calendar, isCancelled, isAllDay)
    (self.start, self.end) = (start, max(start, end))
  }

  init(_ found: EventOccurrence, of index: Int, in calendar: Calendar) {
    let isAllDay: Bool
    let (start, end): (Date, Date)
    switch found.span {
    case .days(let first, let last):
      isAllDay = true
      (start, end) = (first.start(in: calendar), last.adding(days: 1).start(in: calendar))
    case .times(let from, let to):
      isAllDay = false
      (start, end) = (from.date, to.date)
    }
    self.init(
      found.title,
      place: found.place,
      calendar: index,
      isCancelled: found.isCancelled,
      isAllDay: isAllDay,
      from: start,
      to: end
    )
  }

  /// Returns whether the event overlaps the time from `from` up to, not including, `to`.
  ///
  /// An event without length must begin within that time.
  func meets(_ from: Date, _ to: Date) -> Bool {
    start < to && (end > from || start == end && start >= from)
  }
}

/// The name and the colour with which the widget shows a calendar.
struct AgendaCalendar: Hashable, Sendable {
  let name: String
  /// The colour as `0xRRGGBB`, if the calendar has one.
  var color: UInt32?
}
