/// A text's words as its author wrote them: looked up, then read as inline Markdown (SU-54).
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  enum Element: Equatable, Sendable {
    case literal(String)
    /// A value, and what stands for it in a string table.
    case argument(Text, placeholder: String)
  }

  let elements: [Element]

  public init(_ value: String) { elements = [.literal(value)] }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    elements = stringInterpolation.elements
  }

  /// Collects the literals and the values of an interpolation.
  public struct StringInterpolation: StringInterpolationProtocol {
    var elements: [Element] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      elements.reserveCapacity(min(interpolationCount, 64) * 2 + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { elements.append(.literal(literal)) }
    }

    mutating func append(_ text: Text, placeholder: String = "%@") {
      elements.append(.argument(text, placeholder: placeholder))
    }
  }
}
