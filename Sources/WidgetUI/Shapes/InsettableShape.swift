public import Foundation

/// A shape that can be drawn smaller, with its edges moved inward.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// The shape with its edges moved inward by points.
  func inset(by amount: CGFloat) -> InsetShape
}
