/// A movement that symbols can make; a glyph makes none.
public protocol SymbolEffect {}

/// How a symbol's movement would repeat.
public struct SymbolEffectOptions: Equatable, Sendable {
  private init(_: Void) {}

  public static let `default` = SymbolEffectOptions(())
  public static var repeating: SymbolEffectOptions { .default }
  public static var nonRepeating: SymbolEffectOptions { .default }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }

  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// One of the system's movements; its parts, such as `.up.byLayer`, are itself.
public struct SystemSymbolEffect: SymbolEffect, Sendable {
  init() {}

  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var offUp: Self { self }
  public var upUp: Self { self }
  public var downUp: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}

extension SymbolEffect where Self == SystemSymbolEffect {
  public static var appear: SystemSymbolEffect { .init() }
  public static var automatic: SystemSymbolEffect { .init() }
  public static var bounce: SystemSymbolEffect { .init() }
  public static var breathe: SystemSymbolEffect { .init() }
  public static var disappear: SystemSymbolEffect { .init() }
  public static var pulse: SystemSymbolEffect { .init() }
  public static var replace: SystemSymbolEffect { .init() }
  public static var rotate: SystemSymbolEffect { .init() }
  public static var scale: SystemSymbolEffect { .init() }
  public static var variableColor: SystemSymbolEffect { .init() }
  public static var wiggle: SystemSymbolEffect { .init() }
}

extension View {
  /// The view itself: a glyph does not move.
  public nonisolated func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View { self }

  /// The view itself: a glyph does not move.
  public nonisolated func symbolEffect<Effect: SymbolEffect, Value: Equatable>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default,
    value: Value
  ) -> some View { self }

  /// The view itself: a glyph does not move.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
