/// A view that draws a shape, which can be filled and stroked over again.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}
