import Foundation
import Moments
import ToDoFormats
import WidgetIntents

/// An event at one of its times, as a widget knows it.
struct AgendaItem: Hashable, Sendable {
  /// The title of an event that has none.
  static var untitled: String { String(english: "(no title)", turkish: "(başlıksız)") }

  let title: String
  let place: String
  /// The index of its calendar.
  let calendar: Int
  let isCancelled: Bool
  /// Whether it lasts whole days; `start` and `end` are then their beginning and end.
  let isAllDay: Bool
  let start: Date
  let end: Date

  /// Twice the columns of the largest widget.
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

  /// Whether a part of it is between two dates; for an event without length, whether the event itself is.
  func meets(_ from: Date, _ to: Date) -> Bool {
    start < to && (end > from || start == end && start >= from)
  }
}

/// A calendar as a picture names it.
struct AgendaCalendar: Hashable, Sendable {
  let name: String
  /// The colour as `0xRRGGBB`, if the calendar has one.
  var color: UInt32?
}
