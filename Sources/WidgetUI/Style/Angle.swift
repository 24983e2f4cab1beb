import Foundation

/// An angle, clockwise on a screen; zero points to the trailing side.
public struct Angle: Sendable, Hashable, Comparable {
  public var radians: Double

  /// The angle in degrees; a full turn has 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static let zero = Angle()

  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  public static func * (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians * right)
  }

  public static func * (left: Double, right: Angle) -> Angle { right * left }

  public static func / (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians / right)
  }

  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  public static func += (left: inout Angle, right: Angle) { left = left + right }
  public static func -= (left: inout Angle, right: Angle) { left = left - right }
}

extension Angle: Animatable {
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension CGFloat {
  /// The greatest coordinate in points, beyond any screen; it keeps infinite values out of
  /// computations.
  private static let farthest: CGFloat = 1_000_000

  /// The number for an archive: not-a-number becomes 0, and others are clamped to ±1,000,000.
  package var finite: Double {
    isNaN ? 0 : Double(Swift.min(Swift.max(self, -Self.farthest), Self.farthest))
  }
}

extension Angle {
  /// The angle in degrees for an archive: not-a-number becomes 0, and others are clamped to
  /// ±1,000,000.
  ///
  /// It is rounded to nine decimals, so that an angle created from degrees is exact.
  package var finiteDegrees: Double {
    (CGFloat(degrees).finite * 1e9).rounded() / 1e9
  }
}
