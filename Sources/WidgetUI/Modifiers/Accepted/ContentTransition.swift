/// How content would change in place; in a widget it changes at once (SU-3).
public struct ContentTransition: Equatable, Sendable {
  private init(_: Void) {}

  public static let identity = ContentTransition(())
  public static let opacity = ContentTransition(())
  public static let interpolate = ContentTransition(())
  public static var symbolEffect: ContentTransition { identity }

  /// Digits that roll, up or down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { identity }

  /// Digits that roll as the value rises or falls.
  public static func numericText(value: Double) -> ContentTransition { identity }

  /// An effect of the symbol's own.
  public static func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition { identity }
}
