package import Moments

/// An event at one of its times.
package struct EventOccurrence: Equatable, Sendable {
  /// Its days or its time span.
  package enum Span: Hashable, Sendable {
    /// Whole days, the last one included.
    case days(CivilDate, through: CivilDate)
    /// Two instants; an event whose end equals its start is a moment.
    case times(Instant, Instant)
  }

  /// The UID; empty for an event without one.
  package var identity: String
  /// The title on one line; empty if the event has none.
  package var title: String
  /// The place on one line; empty if the event has none.
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

  /// The instants of its start and its end in a zone.
  package func bounds(in zone: TimeZoneRules) -> (start: Instant, end: Instant) {
    switch span {
    case .days(let first, let last):
      (zone.startOfDay(first), zone.startOfDay(last.adding(days: 1)))
    case .times(let start, let end): (start, end)
    }
  }
}

/// The days of a window: from the first one to the one before the end.
package struct EventWindow: Sendable {
  package let start: CivilDate
  package let end: CivilDate
  /// The zone in which these days are.
  package let zone: TimeZoneRules

  package init(from start: CivilDate, to end: CivilDate, in zone: TimeZoneRules) {
    (self.start, self.end, self.zone) = (start, end, zone)
  }

  var instants: Range<Instant> {
    let first = zone.startOfDay(start)
    return first..<max(first, zone.startOfDay(end))
  }

  /// Returns whether the occurrence overlaps the window.
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
