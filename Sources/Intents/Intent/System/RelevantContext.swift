public import Essentials

/// The time, place or state in which something is relevant; widgetctl ignores it.
public struct RelevantContext: Sendable {
  private init() {}

  /// The time of a night's sleep at which something is relevant.
  public enum Sleep: Sendable { case bedtime, wakeup }

  /// The fitness state that a watch reports: incomplete activity rings, or an active workout.
  public enum Fitness: Sendable { case activityRingsIncomplete, workoutActive }

  /// Hardware on which relevance can depend, such as headphones.
  public struct Hardware: Sendable {
    /// The connection state of hardware: connected or disconnected.
    public enum Connection: Sendable { case connected, disconnected }

    public static var headphones: Hardware { Hardware() }
    public static func headphones(_ connection: Connection) -> Hardware { Hardware() }
  }

  /// The importance of a date: the default, scheduled, or only for information.
  public enum DateKind: Sendable { case `default`, scheduled, informational }

  /// Locations that a device learns from the user's habits.
  public enum InferredLocation: Sendable { case home, work, school, gym, commute }

  /// Returns a context that is relevant around a moment.
  public static func date(_ date: Date) -> RelevantContext { RelevantContext() }

  /// Returns a context that is relevant between two moments.
  public static func date(from start: Date, to end: Date) -> RelevantContext { RelevantContext() }

  /// Returns a context that is relevant during an interval.
  public static func date(interval: DateInterval) -> RelevantContext { RelevantContext() }

  /// Returns a context that is relevant during an interval.
  public static func date(
    interval: DateInterval,
    kind: DateKind
  ) -> RelevantContext { RelevantContext() }

  /// Returns a context that is relevant during a range of dates.
  public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
    RelevantContext()
  }

  public static func location(inferred: InferredLocation) -> RelevantContext { RelevantContext() }

  public static func sleep(_ sleep: Sleep) -> RelevantContext { RelevantContext() }

  public static func fitness(_ fitness: Fitness) -> RelevantContext { RelevantContext() }

  public static func hardware(_ hardware: Hardware) -> RelevantContext { RelevantContext() }

  /// Returns a context that is relevant while headphones are connected, or while they are not.
  public static func hardware(headphones: Hardware.Connection) -> RelevantContext {
    RelevantContext()
  }
}
