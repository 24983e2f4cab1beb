import Foundation

extension Shape {
  /// Returns the area inside either shape.
  public nonisolated func union(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// Returns the area inside both shapes.
  public nonisolated func intersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// Returns the area inside this shape and outside the other.
  public nonisolated func subtracting(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// Returns the area inside exactly one of the shapes.
  public nonisolated func symmetricDifference(
    _ other: some Shape,
    eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// Returns the parts of the shape's lines that are inside of the other shape.
  public nonisolated func lineIntersection(
    _ other: some Shape,
    eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// Returns the parts of the shape's lines that are outside of the other shape.
  public nonisolated func lineSubtraction(
    _ other: some Shape,
    eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// Two shapes in one frame, combined by an operation on their paths.
private struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  let first: First
  let second: Second
  let combine: @Sendable (Path, Path) -> Path

  nonisolated func path(in rect: CGRect) -> Path {
    combine(first.path(in: rect), second.path(in: rect))
  }
}
