package import Moments

/// The conditions of a simulation: its period, the hours in which the user looks, and the number of
/// random events.
package struct SimulationPlan: Sendable {
  /// The period that is simulated, in microseconds since 1970 UTC.
  package var span: Range<Int64>
  /// The time zone that determines days and hours.
  package var zone: TimeZoneRules
  /// The hours in which a live view shows the widgets; if it is `nil`, none does, and every hour
  /// counts for `stale`.
  package var seen: SeenHours?
  /// The number of presses of each widget a day, all while the user looks.
  package var pressesADay: Int
  /// The number of changes a day to the sources of each widget.
  package var changesADay: Int
  package var seed: UInt64

  package init(
    span: Range<Int64>,
    zone: TimeZoneRules,
    seen: SeenHours? = nil,
    pressesADay: Int = 0,
    changesADay: Int = 0,
    seed: UInt64 = 1
  ) {
    self.span = span
    self.zone = zone
    self.seen = seen
    self.pressesADay = pressesADay
    self.changesADay = changesADay
    self.seed = seed
  }

  /// The periods in which a live view shows the widgets.
  package var windows: [Range<Int64>] { seen?.windows(in: span, zone: zone) ?? [] }

  /// The days of the period; the first and the last may be incomplete.
  package var days: [Range<Int64>] {
    var days: [Range<Int64>] = []
    var start = span.lowerBound
    while start < span.upperBound {
      let date = zone.date(at: Instant(microseconds: start))
      let next = zone.startOfDay(date.adding(days: 1)).microseconds
      // The calendar ends with the year 9999.
      let end = min(next > start ? next : span.upperBound, span.upperBound)
      days.append(start..<end)
      start = end
    }
    return days
  }
}

/// A simulated event: a press of a control, or a change of a source.
struct SimulatedEvent: Equatable {
  enum Action: Int {
    case press, change
  }

  let at: Int64
  /// The index of the widget in the simulation.
  let place: Int
  let action: Action
}

extension SimulationPlan {
  /// Returns all events for `count` widgets, in the order of their times.
  func events(ofWidgets count: Int) -> [SimulatedEvent] {
    let windows = windows
    var events: [SimulatedEvent] = []
    for place in 0..<count {
      var presses = SeededMoments(seed: seed, stream: UInt64(place) * 2)
      var changes = SeededMoments(seed: seed, stream: UInt64(place) * 2 + 1)
      for day in days {
        let looked =
          seen == nil
          ? [day] : windows.map { $0.clamped(to: day) }.filter { !$0.isEmpty }
        events += presses.moments(pressesADay, in: looked).map {
          SimulatedEvent(at: $0, place: place, action: .press)
        }
        events += changes.moments(changesADay, in: [day]).map {
          SimulatedEvent(at: $0, place: place, action: .change)
        }
      }
    }
    return events.sorted {
      ($0.at, $0.place, $0.action.rawValue) < ($1.at, $1.place, $1.action.rawValue)
    }
  }
}
