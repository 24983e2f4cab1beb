package import Moments

/// The surroundings of a simulation: its span, the times at which a user looks, and the numbers of random events.
package struct SimulationPlan: Sendable {
  /// Microseconds since 1970 UTC.
  package var span: Range<Int64>
  /// The zone of days and hours.
  package var zone: TimeZoneRules
  /// When a live view shows the widgets; `nil` for never, and then every time counts for what is stale.
  package var seen: SeenHours?
  /// Presses of each widget on each day, while a user looks.
  package var pressesADay: Int
  /// Changes on each day of what each widget is made from.
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

  /// The times in which a live view shows the widgets.
  package var windows: [Range<Int64>] { seen?.windows(in: span, zone: zone) ?? [] }

  /// The civil days of the span, the first and the last as far as they belong to it.
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

/// Something that happens to a widget from outside.
struct SimulatedEvent: Equatable {
  enum Action: Int {
    case press, change
  }

  let at: Int64
  /// The widget's place among those that are simulated.
  let place: Int
  let action: Action
}

extension SimulationPlan {
  /// All that happens to so many widgets, in order.
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
