/// A sentence whose interpolations are key paths to an intent's parameters.
public struct IntentParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  package enum Part {
    case literal(String)
    case parameter(PartialKeyPath<Intent>)
  }

  package let parts: [Part]

  public init(stringLiteral value: String) {
    parts = [.literal(value)]
  }

  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// Collects the parts of a summary.
  public struct StringInterpolation: StringInterpolationProtocol {
    package var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      parts.append(.literal(literal))
    }

    /// Adds a parameter's place.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {
      parts.append(.parameter(parameter))
    }
  }
}
