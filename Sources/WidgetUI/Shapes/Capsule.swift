public import Foundation
import WidgetRender

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Equatable, Sendable {
  public var style: RoundedCornerStyle

  public nonisolated init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }
}

extension Capsule: InsettableShape, FormedShape, PrimitiveView {
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  func form(in rect: CGRect?) -> ShapeForm? { ShapeForm(.capsule) }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }

  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
