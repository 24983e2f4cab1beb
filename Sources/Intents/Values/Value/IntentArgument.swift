public import Wire

/// A named input for a parameter; a list parameter may have several inputs with its name.
public struct IntentArgument: Sendable, Hashable {
  /// The parameter's Swift name or its kebab-case form.
  public let name: String
  public let input: IntentInput

  /// Creates an argument for the parameter with a Swift name or a kebab-case name.
  public init(_ name: String, _ input: IntentInput) {
    self.name = name
    self.input = input
  }

  /// Creates an argument from text that is still to be resolved.
  public init(_ name: String, text: String) {
    self.init(name, .text(text))
  }

  /// Creates an argument from a value.
  public init(_ name: String, value: IntentValue) {
    self.init(name, .value(value))
  }
}

/// A caller's value for a parameter: text that is still to be resolved, or a value.
public enum IntentInput: Sendable, Hashable {
  /// Text from a command line.
  case text(String)
  /// A value from a widget's control, a configuration or a script.
  case value(IntentValue)

  /// The input as a user would write it, for messages.
  public var description: String {
    switch self {
    case .text(let text): text
    case .value(let value): value.displayText
    }
  }
}

extension IntentArgument: WiredRecord {
  @inlinable
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      try c.required("name", 0, value?.name),
      try c.required("input", 1, value?.input)
    )
  }
}

/// An input in JSON is `{"text": "Buy milk"}` or `{"value": {"int": 3}}`.
extension IntentInput: WiredChoice {
  @inlinable public static var noun: StaticString { "input" }
  @inlinable public static var mark: WireMark { .key }

  @inlinable
  public static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let text = try c.when(key: "text", 0, value) {
      if case .text(let it) = $0 { it } else { nil }
    }
    if let it = text {
      return .text(try c.required("text", 0, it))
    }
    let asValue = try c.when(key: "value", 1, value) {
      if case .value(let it) = $0 { it } else { nil }
    }
    if let it = asValue {
      return .value(try c.required("value", 0, it))
    }
    throw c.unknown(noun)
  }
}
