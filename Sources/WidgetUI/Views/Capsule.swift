/// A rectangle whose shorter sides are half circles.
public struct Capsule: Sendable {
  public var style: RoundedCornerStyle

  public nonisolated init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }
}

extension Capsule: InsettableShape, PrimitiveView {
  public typealias Body = Never
  public nonisolated var outline: ShapeOutline { ShapeOutline(archived: .capsule) }
}
