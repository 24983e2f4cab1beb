/// A circle in a square of the smaller side that it is offered (SU-11).
public struct Circle: Sendable {
  public nonisolated init() {}
}

extension Circle: InsettableShape, PrimitiveView {
  public typealias Body = Never
  public nonisolated var outline: ShapeOutline { ShapeOutline(archived: .circle) }
}
