public import Foundation

/// The animation of a change; without effect, as a widget's pictures replace each other at once
/// (SU-3).
public struct Animation: Hashable, Sendable {
  private init(_: Void) {}

  public static let `default` = Animation(())

  public static let linear = Animation(())
  public static let easeIn = Animation(())
  public static let easeOut = Animation(())
  public static let easeInOut = Animation(())

  public static func linear(duration: TimeInterval) -> Animation { .default }
  public static func easeIn(duration: TimeInterval) -> Animation { .default }
  public static func easeOut(duration: TimeInterval) -> Animation { .default }
  public static func easeInOut(duration: TimeInterval) -> Animation { .default }

  /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1), with two control
  /// points; it is not played.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation { .default }

  /// Returns the animation unchanged: it is not played.
  public func delay(_ delay: TimeInterval) -> Animation { self }

  /// Returns the animation unchanged: it is not played.
  public func speed(_ speed: Double) -> Animation { self }

  /// Returns the animation unchanged: it is not played.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// Returns the animation unchanged: it is not played.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  /// Returns the animation unchanged: it is not played.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }

  public static var spring: Animation { .default }
  public static var interactiveSpring: Animation { .default }
  public static var bouncy: Animation { .default }
  public static var smooth: Animation { .default }
  public static var snappy: Animation { .default }

  /// Returns a spring with a response in seconds and a damping fraction; without effect in a
  /// widget.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation { .default }

  /// Returns a spring with a perceived duration in seconds and a bounce from -1 to 1; without
  /// effect in a widget.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation { .default }

  /// Returns an animation with a spring, which a widget does not play.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .default
  }

  /// Returns a spring for content that follows a finger; without effect in a widget.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation { .default }

  /// Returns a spring for content that follows a finger; without effect in a widget.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15,
    extraBounce: Double = 0,
    blendDuration: TimeInterval = 0.25
  ) -> Animation { .default }

  /// Returns a spring with a mass, a stiffness and a damping; without effect in a widget.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation { .default }

  /// Returns a spring with a perceived duration in seconds and a bounce from -1 to 1; without
  /// effect in a widget.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation { .default }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }
}

/// The parameters of a spring animation, which a widget does not play.
public struct Spring: Hashable, Sendable {
  /// The perceived duration, in seconds.
  public var duration: TimeInterval
  /// The overshoot, from -1 to 1.
  public var bounce: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  public static let smooth = Spring()
  public static let snappy = Spring(bounce: 0.15)
  public static let bouncy = Spring(bounce: 0.3)
}

/// The context of a change of state, with the animation that a widget does not play (SU-3).
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

/// Calls `body`; its changes are visible at once, without an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Calls `body`, then `completion`, because an animation that is not played is finished at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Calls `body`; its changes are visible at once, without an animation.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

/// The criterion for the end of an animation; without effect, because no animation is played.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let value: UInt8

  public static let logicallyComplete = AnimationCompletionCriteria(value: 0)
  public static let removed = AnimationCompletionCriteria(value: 1)
}

/// The timing curve of an animation; without effect in a static picture.
public struct UnitCurve: Hashable, Sendable {
  private init(_: Void) {}

  public static let linear = UnitCurve(())
  public static let easeIn = UnitCurve(())
  public static let easeOut = UnitCurve(())
  public static let easeInOut = UnitCurve(())
  public static let circularEaseIn = UnitCurve(())
  public static let circularEaseOut = UnitCurve(())
  public static let circularEaseInOut = UnitCurve(())

  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve { linear }

  /// Returns the curve unchanged; its inverse is not needed.
  public var inverse: UnitCurve { self }
}
