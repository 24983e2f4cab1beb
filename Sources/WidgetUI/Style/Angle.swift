import Foundation

/// A turn, counted clockwise on a screen whose rows run downward; 0 points to trailing.
public struct Angle: Sendable, Hashable, Comparable {
  public var radians: Double

  /// The same turn in degrees, of which a full one has 360.
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
  /// Points beyond which nothing is on any screen: keeps an author's infinities out of the arithmetic.
  private static let farthest: CGFloat = 1_000_000

  /// The value in the form of archives: not-a-number as 0, the rest within a million points.
  package var finite: Double {
    isNaN ? 0 : Double(Swift.min(Swift.max(self, -Self.farthest), Self.farthest))
  }
}

extension Angle {
  /// The angle in degrees in the form of archives; an angle that was given in degrees is exact.
  package var finiteDegrees: Double {
    (CGFloat(degrees).finite * 1e9).rounded() / 1e9
  }
}
