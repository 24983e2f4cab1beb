public import Foundation

/// The dates at which a timeline view is updated.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the dates in ascending order, beginning with the last one that is not after
  /// `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The update frequency of a timeline view: normal, or low while the screen is dimmed.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule with equal intervals, in seconds.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule whose dates are the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule for animations; in a widget it has only the entry's date.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule for animations; in a widget it has only the entry's date.
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Returns a schedule with the given dates.
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

/// A schedule for animations; in a widget it has only the entry's date.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule; both values have no effect, because a widget's picture is static.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}

  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

/// A schedule with equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule from `startDate` on, every `interval` seconds, but at most once a
  /// millisecond.
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

  /// The infinite sequence of the schedule's dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var following: Date
    fileprivate let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { following = following.addingTimeInterval(interval) }
      return following
    }
  }
}

/// A schedule whose dates are the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}
