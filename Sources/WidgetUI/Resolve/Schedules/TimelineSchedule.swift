public import Foundation

/// The dates at which a timeline view would be made anew.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Dates in rising order, from the last one that is not after `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a place can make a timeline view anew.
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
  /// At dates that are given.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
