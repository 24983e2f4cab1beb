public import Foundation

/// A shape whose own type is of no interest.
public struct AnyShape: Sendable {
  private let shape: any Shape

  public nonisolated init<Content: Shape>(_ shape: Content) {
    self.shape = shape
  }
}

extension AnyShape: Shape, FormedShape, PrimitiveView {
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  func form(in rect: CGRect?) -> ShapeForm? { shape.formed(in: rect) }
}
