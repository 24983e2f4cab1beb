/// An ellipse that touches all four sides of what it is offered.
public struct Ellipse: Sendable {
  public nonisolated init() {}
}

extension Ellipse: InsettableShape, PrimitiveView {
  public typealias Body = Never
  public nonisolated var outline: ShapeOutline { ShapeOutline(archived: .ellipse) }
}
