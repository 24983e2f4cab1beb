public import Foundation

extension Animation {
  public static var spring: Animation { .default }
  public static var interactiveSpring: Animation { .default }
  public static var bouncy: Animation { .default }
  public static var smooth: Animation { .default }
  public static var snappy: Animation { .default }

  /// A spring by how long it takes to answer, in seconds, and how soon it comes to rest.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation { .default }

  /// A spring by its perceived duration in seconds and its bounce, from -1 to 1.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation { .default }

  /// A spring described by a value of its own.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .default
  }

  /// A spring that follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation { .default }

  /// A spring that follows a finger.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15,
    extraBounce: Double = 0,
    blendDuration: TimeInterval = 0.25
  ) -> Animation { .default }

  /// A spring by the laws of mechanics.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation { .default }

  /// A spring by its perceived duration in seconds and its bounce, from -1 to 1.
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
