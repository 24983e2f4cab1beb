public import Foundation

/// Dates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Every `interval` seconds from `startDate` on; less than a millisecond counts as one.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite ? max(interval, 0.001) : 1
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let periods = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(
      following: start.addingTimeInterval(max(periods.isFinite ? periods : 0, 0) * interval),
      interval: interval
    )
  }

  /// The dates without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var following: Date
    fileprivate let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { following = following.addingTimeInterval(interval) }
      return following
    }
  }
}

/// The starts of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}
