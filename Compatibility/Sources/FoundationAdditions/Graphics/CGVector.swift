public import Foundation

/// A displacement on two axes, in points.
public struct CGVector: Sendable, Hashable, Codable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static let zero = CGVector(dx: 0, dy: 0)

  public init() {
    self.init(dx: 0, dy: 0)
  }

  public init(dx: CGFloat, dy: CGFloat) {
    (self.dx, self.dy) = (dx, dy)
  }
}
