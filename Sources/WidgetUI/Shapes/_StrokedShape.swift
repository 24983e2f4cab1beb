public import Foundation
import WidgetRender

/// The line along a shape's outline as a shape of its own.
public struct _StrokedShape<Content: Shape>: Sendable {
  public var shape: Content
  public var style: StrokeStyle

  public nonisolated init(shape: Content, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }
}

extension _StrokedShape: Shape, FormedShape, PrimitiveView {
  public static var role: ShapeRole { .stroke }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  func form(in rect: CGRect?) -> ShapeForm? {
    shape.formed(in: rect)?.stroked(style.archived)
  }
}
