public import Foundation

/// The dates at which a timeline view would be made anew.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Dates in rising order, from the last one that is not after `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The update frequency of a timeline view.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At equal intervals of seconds.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the screen changes: in a widget never again.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// As often as the screen changes, but not within an interval: in a widget never again.
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Updates at the given dates.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// A schedule of explicit dates, in ascending order.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// Every change of the screen: in a widget the date of its entry alone.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule; both values have no effect, because a widget's picture is static.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}

  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

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
