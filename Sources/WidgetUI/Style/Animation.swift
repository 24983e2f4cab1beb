public import Foundation

/// How a change would be spread over time; a widget's pictures follow each other at once (SU-3).
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

  /// A curve by the two inner control points of a Bézier line from 0 to 1.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation { .default }

  /// The animation itself, later by seconds.
  public func delay(_ delay: TimeInterval) -> Animation { self }

  /// The animation itself at a multiple of its speed.
  public func speed(_ speed: Double) -> Animation { self }

  /// The animation itself, several times over.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// The animation itself, over and over.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  /// The animation itself; nobody waits for its end.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}
