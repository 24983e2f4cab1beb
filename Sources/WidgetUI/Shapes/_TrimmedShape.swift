public import Foundation
import WidgetRender

/// The part of a shape's outline between two fractions of its length.
public struct _TrimmedShape<Content: Shape>: Sendable {
  public var shape: Content
  public var startFraction: CGFloat
  public var endFraction: CGFloat

  public nonisolated init(shape: Content, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }
}

extension _TrimmedShape: Shape, FormedShape, PrimitiveView {
  public static var role: ShapeRole { Content.role }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  func form(in rect: CGRect?) -> ShapeForm? {
    shape.formed(in: rect)?.changing {
      .trimmed($0, from: fraction(startFraction), to: fraction(endFraction))
    }
  }

  private func fraction(_ value: CGFloat) -> Double { min(max(value.finite, 0), 1) }
}
