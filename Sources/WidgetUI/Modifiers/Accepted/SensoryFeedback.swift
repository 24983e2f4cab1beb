/// A tap or a sound that would answer a change; a terminal gives neither.
public struct SensoryFeedback: Equatable, Sendable {
  private init(_: Void) {}

  public static let success = SensoryFeedback(())
  public static let warning = SensoryFeedback(())
  public static let error = SensoryFeedback(())
  public static let selection = SensoryFeedback(())
  public static let increase = SensoryFeedback(())
  public static let decrease = SensoryFeedback(())
  public static let start = SensoryFeedback(())
  public static let stop = SensoryFeedback(())
  public static let alignment = SensoryFeedback(())
  public static let levelChange = SensoryFeedback(())
  public static let impact = SensoryFeedback(())

  /// The knock of one thing on another.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }

  /// The knock of one thing on another.
  public static func impact(
    flexibility: Flexibility,
    intensity: Double = 1
  ) -> SensoryFeedback { impact }

  /// How heavy the things are that knock.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }

  /// How soft the things are that knock.
  public enum Flexibility: Hashable, Sendable {
    case rigid, solid, soft
  }
}

extension View {
  /// The view itself: nothing is felt or heard in a terminal.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Trigger
  ) -> some View { self }

  /// The view itself: nothing is felt or heard in a terminal.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View { self }

  /// The view itself: nothing is felt or heard in a terminal.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View { self }

  /// The view itself: nothing is felt or heard in a terminal.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}
