public import Foundation
import WidgetRender

/// A rectangle whose corners are arcs; a terminal draws every radius alike.
public struct RoundedRectangle: Sendable {
  public var cornerRadius: CGFloat
  public var style: RoundedCornerStyle

  public nonisolated init(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadius = cornerRadius
    self.style = style
  }
}

extension RoundedRectangle: InsettableShape, PrimitiveView {
  public typealias Body = Never
  public nonisolated var outline: ShapeOutline { ShapeOutline(archived: .roundedRectangle(ArchivedCornerRadii(all: Double(cornerRadius)))) }
}
