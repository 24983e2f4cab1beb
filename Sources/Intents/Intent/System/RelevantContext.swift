public import Essentials

/// When something matters; nothing here asks for it.
public struct RelevantContext: Sendable {
  private init() {}

  /// Parts of a night's sleep.
  public enum Sleep: Sendable { case bedtime, wakeup }

  /// The fitness state that a watch reports.
  public enum Fitness: Sendable { case activityRingsIncomplete, workoutActive }

  /// Hardware that can be connected.
  public struct Hardware: Sendable {
    /// Whether it is.
    public enum Connection: Sendable { case connected, disconnected }

    public static var headphones: Hardware { Hardware() }
    public static func headphones(_ connection: Connection) -> Hardware { Hardware() }
  }

  /// The importance of a date.
  public enum DateKind: Sendable { case `default`, scheduled, informational }

  /// Places that a device learns.
  public enum InferredLocation: Sendable { case home, work, school, gym, commute }

  /// Around a moment.
  public static func date(_ date: Date) -> RelevantContext { RelevantContext() }

  /// From one moment to another.
  public static func date(from start: Date, to end: Date) -> RelevantContext { RelevantContext() }

  /// In a span of time.
  public static func date(interval: DateInterval) -> RelevantContext { RelevantContext() }

  /// In a span of time.
  public static func date(
    interval: DateInterval,
    kind: DateKind
  ) -> RelevantContext { RelevantContext() }

  /// In a span of time.
  public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
    RelevantContext()
  }

  public static func location(inferred: InferredLocation) -> RelevantContext { RelevantContext() }

  public static func sleep(_ sleep: Sleep) -> RelevantContext { RelevantContext() }

  public static func fitness(_ fitness: Fitness) -> RelevantContext { RelevantContext() }

  public static func hardware(_ hardware: Hardware) -> RelevantContext { RelevantContext() }

  /// Headphones that are plugged in, or not.
  public static func hardware(headphones: Hardware.Connection) -> RelevantContext {
    RelevantContext()
  }
}
