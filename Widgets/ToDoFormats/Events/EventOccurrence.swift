package import Moments

/// One occurrence of an event, with its days or times and the texts that lists show.
package struct EventOccurrence: Equatable, Sendable {
  /// The days or the time span of the occurrence.
  package enum Span: Hashable, Sendable {
    /// A range of whole days; the second day is the last one.
    case days(CivilDate, through: CivilDate)
    /// Two instants; they are equal if the event has no duration.
    case times(Instant, Instant)
  }

  /// The UID of the event; empty if it has none.
  package var identity: String
  /// The title, without line breaks; empty if the event has none.
  package var title: String
  /// The location, without line breaks; empty if the event has none.
  package var place: String
  package var isCancelled: Bool
  package var span: Span

  package init(
    identity: String = "",
    title: String,
    place: String = "",
    isCancelled: Bool = false,
    span: Span
  ) {
    self.identity = identity
    self.title = title
    self.place = place
    self.isCancelled = isCancelled
    self.span = span
  }

  /// Returns the instants at which the occurrence starts and ends; whole days begin and end in
  /// `zone`.
  package func bounds(in zone: TimeZoneRules) -> (start: Instant, end: Instant) {
    switch span {
    case .days(let first, let last):
      (zone.startOfDay(first), zone.startOfDay(last.adding(days: 1)))
    case .times(let start, let end): (start, end)
    }
  }
}

/// The range of days in which occurrences are searched; `end` is the first day after the range.
package struct EventWindow: Sendable {
  package let start: CivilDate
  package let end: CivilDate
  /// The time zone in which the days begin and end.
  package let zone: TimeZoneRules

  package init(from start: CivilDate, to end: CivilDate, in zone: TimeZoneRules) {
    (self.start, self.end, self.zone) = (start, end, zone)
  }

  var instants: Range<Instant> {
    let first = zone.startOfDay(start)
    return first..<max(first, zone.startOfDay(end))
  }

  /// Returns whether an occurrence with this span overlaps the window.
  func meets(_ span: EventOccurrence.Span) -> Bool {
    switch span {
    case .days(let first, let last): return first < end && last >= start
    case .times(let from, let to):
      let instants = instants
      return from < instants.upperBound
        && (to > instants.lowerBound || from == to && from >= instants.lowerBound)
    }
  }
}
