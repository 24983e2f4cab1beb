/// Four straight sides around all the room it is offered.
public struct Rectangle: Sendable {
  public nonisolated init() {}
}

extension Rectangle: InsettableShape, PrimitiveView {
  public typealias Body = Never
  public nonisolated var outline: ShapeOutline { ShapeOutline(archived: .rectangle) }
}
