public import Foundation

extension View {
  /// Returns the view unchanged: a cell is too coarse for a shadow.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }

  /// Returns the view unchanged: letters cannot be blurred.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Returns the view unchanged: a cell shows only the frontmost view, so that nothing can be
  /// blended.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Returns the view unchanged: the user's palette decides what colours look like.
  public nonisolated func saturation(_ amount: Double) -> some View { self }

  /// Returns the view unchanged: the user's palette decides what colours look like.
  public nonisolated func brightness(_ amount: Double) -> some View { self }

  /// Returns the view unchanged: the user's palette decides what colours look like.
  public nonisolated func contrast(_ amount: Double) -> some View { self }

  /// Returns the view unchanged: the user's palette decides what colours look like.
  public nonisolated func grayscale(_ amount: Double) -> some View { self }

  /// Returns the view unchanged: the user's palette decides what colours look like.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { self }

  /// Returns the view unchanged: the user's palette decides what colours look like.
  public nonisolated func colorMultiply(_ color: Color) -> some View { self }

  /// Returns the view unchanged: the user's palette decides what colours look like.
  public nonisolated func colorInvert() -> some View { self }

  /// Returns the view unchanged: all views are drawn into the same cells.
  public nonisolated func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }

  /// Returns the view unchanged: all views are drawn into the same cells.
  public nonisolated func compositingGroup() -> some View { self }

  /// Returns the view unchanged: cells have no depth.
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }

  /// Returns the view unchanged: a terminal shows the colours that it has.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

/// An animation of a symbol; a glyph is never animated.
public protocol SymbolEffect {}

/// The repetition of a symbol's animation; without effect, because glyphs are not animated.
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

/// An animation of a symbol; variants such as `.up.byLayer` are equal to the animation without
/// them.
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
  /// Returns the view unchanged: a glyph does not move.
  public nonisolated func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View { self }

  /// Returns the view unchanged: a glyph does not move.
  public nonisolated func symbolEffect<Effect: SymbolEffect, Value: Equatable>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default,
    value: Value
  ) -> some View { self }

  /// Returns the view unchanged: a glyph does not move.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// Haptic or audible feedback for a change; a terminal has neither.
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

  /// Returns the feedback for a collision of objects with a weight; without effect, because a
  /// terminal has no haptics.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }

  /// Returns the feedback for a collision of objects with a flexibility; without effect, because a
  /// terminal has no haptics.
  public static func impact(
    flexibility: Flexibility,
    intensity: Double = 1
  ) -> SensoryFeedback { impact }

  /// The weight of the objects whose collision haptic feedback imitates.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }

  /// The flexibility of the objects whose collision haptic feedback imitates.
  public enum Flexibility: Hashable, Sendable {
    case rigid, solid, soft
  }
}

extension View {
  /// Returns the view unchanged: a terminal gives neither haptic nor audible feedback.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Trigger
  ) -> some View { self }

  /// Returns the view unchanged: a terminal gives neither haptic nor audible feedback.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View { self }

  /// Returns the view unchanged: a terminal gives neither haptic nor audible feedback.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View { self }

  /// Returns the view unchanged: a terminal gives neither haptic nor audible feedback.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}
