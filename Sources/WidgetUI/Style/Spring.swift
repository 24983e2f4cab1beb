public import Foundation

/// A spring as a value, by which an animation would move.
public struct Spring: Hashable, Sendable {
  /// How long it seems to take, in seconds.
  public var duration: TimeInterval
  /// How far it overshoots, from -1 to 1.
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
