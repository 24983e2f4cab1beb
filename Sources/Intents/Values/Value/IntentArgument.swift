/// A named input; one name may occur several times when the parameter is a list.
public struct IntentArgument: Sendable, Hashable, Codable {
  /// The parameter's Swift name or its kebab-case form.
  public let name: String
  public let input: IntentInput

  /// Makes an argument.
  public init(_ name: String, _ input: IntentInput) {
    self.name = name
    self.input = input
  }

  /// Makes an argument from words.
  public init(_ name: String, text: String) {
    self.init(name, .text(text))
  }

  /// Makes an argument from a finished value.
  public init(_ name: String, value: IntentValue) {
    self.init(name, .value(value))
  }
}

/// What a caller passes for a parameter: words that are still to be resolved, or a finished value.
public enum IntentInput: Sendable, Hashable {
  /// Words from a command line.
  case text(String)
  /// A value from a widget's control, a configuration or a script.
  case value(IntentValue)

  /// The input as text, for messages.
  public var description: String {
    switch self {
    case .text(let text): text
    case .value(let value): value.displayText
    }
  }
}

/// `{"text": "Buy milk"}` or `{"value": {"int": 3}}`.
extension IntentInput: Codable {
  public init(from decoder: any Decoder) throws {
    let input = try CodedCase(from: decoder)
    switch input.name {
    case "text": self = .text(try input.value())
    case "value": self = .value(try input.value())
    default: throw input.isUnknown
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text): try CodedCase.encode("text", text, to: encoder)
    case .value(let value): try CodedCase.encode("value", value, to: encoder)
    }
  }
}
