#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Tells Apple's platforms when which widget matters; nothing is kept here (AI-77).
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()

  private init() {}

  /// Keeps nothing: widgets are placed by hand.
  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {}
}

/// A configuration of a widget, and when it matters.
public struct RelevantIntent: Sendable {
  /// Takes a configuration, the widget's kind, and when it matters.
  public init(
    _ intent: some WidgetConfigurationIntent,
    widgetKind: String,
    relevance: RelevantContext
  ) {}
}

/// When something matters.
public struct RelevantContext: Sendable {
  /// Parts of a night's sleep.
  public enum Sleep: Sendable { case bedtime, wakeup }

  /// What a watch counts.
  public enum Fitness: Sendable { case activityRingsIncomplete, workoutActive }

  /// What may be plugged in.
  public enum Hardware: Sendable { case headphones }

  /// Around a moment.
  public static func date(_ date: Date) -> RelevantContext { RelevantContext() }

  /// From one moment to another.
  public static func date(from start: Date, to end: Date) -> RelevantContext { RelevantContext() }

  /// In a span of time.
  public static func date(interval: DateInterval) -> RelevantContext { RelevantContext() }

  public static func sleep(_ sleep: Sleep) -> RelevantContext { RelevantContext() }

  public static func fitness(_ fitness: Fitness) -> RelevantContext { RelevantContext() }

  public static func hardware(_ hardware: Hardware) -> RelevantContext { RelevantContext() }
}
