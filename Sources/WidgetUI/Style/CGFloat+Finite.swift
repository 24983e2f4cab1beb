import Foundation

extension CGFloat {
  /// Points beyond which nothing is on any screen: keeps an author's infinities out of the arithmetic.
  private static let farthest: CGFloat = 1_000_000

  /// The value as archives take it: not-a-number as 0, the rest within a million points.
  package var finite: Double {
    isNaN ? 0 : Double(Swift.min(Swift.max(self, -Self.farthest), Self.farthest))
  }
}

extension Angle {
  /// The angle in degrees as archives take it: what an author gave in degrees comes back whole.
  package var finiteDegrees: Double {
    (CGFloat(degrees).finite * 1e9).rounded() / 1e9
  }
}
