/// What a shape is drawn for.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}
