public import Essentials

extension Bool: _IntentValue {
  public static var _intentValueType: IntentValueType { .bool }
  public var _intentValue: IntentValue { .bool(self) }

  public static var _unset: Bool? { false }

  public static func _exact(_ value: IntentValue) -> (any Sendable)? {
    if case .bool(let exact) = value { exact } else { nil }
  }

  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> Bool {
    switch input {
    case .value(.bool(let value)): return value
    case .text(let text), .value(.string(let text)):
      switch text.lowercased() {
      case "true", "yes", "on", "1": return true
      case "false", "no", "off", "0": return false
      default: break
      }
    default: break
    }
    throw .mistyped(
      parameter,
      String(english: "true or false", turkish: "true ya da false"),
      input,
      "true"
    )
  }
}

extension Int: _IntentValue {
  public static var _intentValueType: IntentValueType { .int }
  public var _intentValue: IntentValue { .int(self) }

  public static func _exact(_ value: IntentValue) -> (any Sendable)? {
    if case .int(let exact) = value { exact } else { nil }
  }

  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> Int {
    switch input {
    case .value(.int(let value)): return value
    case .text(let text), .value(.string(let text)):
      if let value = Int(text) { return value }
    default: break
    }
    throw .mistyped(parameter, String(english: "a whole number", turkish: "tam sayı"), input, "5")
  }
}

extension Double: _IntentValue {
  public static var _intentValueType: IntentValueType { .double }
  public var _intentValue: IntentValue { .double(self) }

  public static func _exact(_ value: IntentValue) -> (any Sendable)? {
    if case .double(let exact) = value { exact } else { nil }
  }

  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> Double {
    switch input {
    case .value(.double(let value)): return value
    case .value(.int(let value)): return Double(value)
    case .text(let text), .value(.string(let text)):
      if let value = Double(text), value.isFinite { return value }
    default: break
    }
    throw .mistyped(parameter, String(english: "a number", turkish: "sayı"), input, "2.5")
  }
}

extension String: _IntentValue {
  public static var _intentValueType: IntentValueType { .string }
  public var _intentValue: IntentValue { .string(self) }

  public static func _exact(_ value: IntentValue) -> (any Sendable)? {
    if case .string(let exact) = value { exact } else { nil }
  }

  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> String {
    switch input {
    case .text(let text), .value(.string(let text)): return text
    case .value:
      throw .mistyped(
        parameter,
        String(english: "text", turkish: "metin"),
        input,
        String(english: "\"some words\"", turkish: "\"birkaç söz\"")
      )
    }
  }
}

extension URL: _IntentValue {
  public static var _intentValueType: IntentValueType { .url }
  public var _intentValue: IntentValue { .url(self) }

  public static func _exact(_ value: IntentValue) -> (any Sendable)? {
    if case .url(let exact) = value { exact } else { nil }
  }

  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> URL {
    switch input {
    case .value(.url(let value)): return value
    case .text(let text), .value(.string(let text)):
      // URL(string:) reads almost anything as a relative path.
      if let url = URL(string: text), url.scheme != nil { return url }
    default: break
    }
    throw .mistyped(parameter, "a URL with its scheme", input, "https://example.com/")
  }
}

extension Never: _IntentValue {
  public static var _intentValueType: IntentValueType { .nothing }
  public var _intentValue: IntentValue { .none }

  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> Never {
    throw .mistyped(parameter, "nothing", input, "")
  }
}

extension IntentError {
  /// Returns the error for an input of the wrong type; it quotes the input as the caller passed it.
  package static func mistyped(
    _ parameter: String,
    _ expected: String,
    _ input: IntentInput,
    _ example: String
  ) -> IntentError {
    .mistyped(
      parameter: parameter,
      expected: expected,
      found: input.description,
      example: example
    )
  }
}
