/// A case with its values by their names, `{"unknownIntent": {"name": "ad", "suggestion": "add"}}`.
///
/// Journals of earlier versions have some values without a name, in the compiler's own form.
extension IntentError: Codable {
  /// What cases carry; each one has a few of these.
  private struct Values: Codable {
    var name: String?
    var names: [String]?
    var intent: String?
    var entity: String?
    var parameter: String?
    var property: String?
    var identifier: String?
    var text: String?
    var expected: String?
    var found: String?
    var example: String?
    var range: String?
    var suggestion: String?
    var known: [String]?
    var types: [String]?
    var candidates: [Candidate]?
    var dialog: String?
    var message: String?
    var hint: String?
    var exitCode: Int32?
  }

  /// The value without a name.
  private struct Unnamed<Value: Decodable>: Decodable {
    let value: Value

    private enum CodingKeys: String, CodingKey { case value = "_0" }
  }

  public init(from decoder: any Decoder) throws {
    let error = try CodedCase(from: decoder)
    switch error.name {
    case "cancelled": self = .cancelled
    case "declined": self = .declined(try error.value())
    case "missingDependency": self = .missingDependency(try error.value())
    default: try self.init(error, try error.value())
    }
  }

  private init(_ error: CodedCase, _ values: Values) throws {
    func need<Value>(_ value: Value?) throws -> Value {
      guard let value else { throw error.isUnknown }
      return value
    }
    func first<Value: Decodable>(_ value: Value?) throws -> Value {
      if let value { return value }
      let old: Unnamed<Value> = try error.value()
      return old.value
    }
    switch error.name {
    case "unknownIntent":
      self = .unknownIntent(name: try need(values.name), suggestion: values.suggestion)
    case "unknownEntityType":
      self = .unknownEntityType(
        name: try need(values.name),
        suggestion: values.suggestion,
        known: try need(values.known)
      )
    case "unknownProperty":
      self = .unknownProperty(
        name: try need(values.name),
        entity: try need(values.entity),
        suggestion: values.suggestion,
        known: try need(values.known)
      )
    case "unknownParameter":
      self = .unknownParameter(
        name: try need(values.name),
        intent: try need(values.intent),
        suggestion: values.suggestion,
        known: try need(values.known)
      )
    case "missingParameters":
      self = .missingParameters(try first(values.names), intent: try need(values.intent))
    case "repeatedParameter":
      self = .repeatedParameter(try first(values.name), intent: try need(values.intent))
    case "mistyped":
      self = .mistyped(
        parameter: try need(values.parameter),
        expected: try need(values.expected),
        found: try need(values.found),
        example: try need(values.example)
      )
    case "mistypedProperty":
      self = .mistypedProperty(
        try first(values.property),
        expected: try need(values.expected),
        found: try need(values.found),
        hint: values.hint
      )
    case "outOfRange":
      self = .outOfRange(
        parameter: try need(values.parameter),
        found: try need(values.found),
        range: try need(values.range)
      )
    case "unknownCase":
      self = .unknownCase(
        parameter: try need(values.parameter),
        found: try need(values.found),
        known: try need(values.known),
        suggestion: values.suggestion
      )
    case "unknownOption":
      self = .unknownOption(
        parameter: try need(values.parameter),
        found: try need(values.found),
        known: try need(values.known),
        suggestion: values.suggestion
      )
    case "notFound":
      self = .notFound(
        entity: try need(values.entity),
        text: try need(values.text),
        suggestion: values.suggestion
      )
    case "ambiguous":
      self = .ambiguous(
        entity: try need(values.entity),
        text: try need(values.text),
        candidates: try need(values.candidates)
      )
    case "needsInput":
      self = .needsInput(parameter: try need(values.parameter), dialog: values.dialog)
    case "notPermitted": self = .notPermitted(intent: try need(values.intent))
    case "duplicateIdentifier":
      self = .duplicateIdentifier(try first(values.identifier), types: try need(values.types))
    case "failed":
      self = .failed(
        message: try need(values.message),
        hint: values.hint,
        exitCode: try need(values.exitCode)
      )
    default: throw error.isUnknown
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .cancelled: try CodedCase.encode("cancelled", to: encoder)
    case .declined(let what): try CodedCase.encode("declined", what, to: encoder)
    case .missingDependency(let type):
      try CodedCase.encode("missingDependency", type, to: encoder)
    default:
      guard let (name, values) = named else { return }
      try CodedCase.encode(name, values, to: encoder)
    }
  }

  /// The case's name and its values; `nil` for cases with less than two.
  private var named: (String, Values)? {
    switch self {
    case .cancelled, .declined, .missingDependency: nil
    case .unknownIntent(let name, let suggestion):
      ("unknownIntent", Values(name: name, suggestion: suggestion))
    case .unknownEntityType(let name, let suggestion, let known):
      ("unknownEntityType", Values(name: name, suggestion: suggestion, known: known))
    case .unknownProperty(let name, let entity, let suggestion, let known):
      (
        "unknownProperty",
        Values(name: name, entity: entity, suggestion: suggestion, known: known)
      )
    case .unknownParameter(let name, let intent, let suggestion, let known):
      (
        "unknownParameter",
        Values(name: name, intent: intent, suggestion: suggestion, known: known)
      )
    case .missingParameters(let names, let intent):
      ("missingParameters", Values(names: names, intent: intent))
    case .repeatedParameter(let name, let intent):
      ("repeatedParameter", Values(name: name, intent: intent))
    case .mistyped(let parameter, let expected, let found, let example):
      (
        "mistyped",
        Values(parameter: parameter, expected: expected, found: found, example: example)
      )
    case .mistypedProperty(let property, let expected, let found, let hint):
      (
        "mistypedProperty",
        Values(property: property, expected: expected, found: found, hint: hint)
      )
    case .outOfRange(let parameter, let found, let range):
      ("outOfRange", Values(parameter: parameter, found: found, range: range))
    case .unknownCase(let parameter, let found, let known, let suggestion):
      (
        "unknownCase",
        Values(parameter: parameter, found: found, suggestion: suggestion, known: known)
      )
    case .unknownOption(let parameter, let found, let known, let suggestion):
      (
        "unknownOption",
        Values(parameter: parameter, found: found, suggestion: suggestion, known: known)
      )
    case .notFound(let entity, let text, let suggestion):
      ("notFound", Values(entity: entity, text: text, suggestion: suggestion))
    case .ambiguous(let entity, let text, let candidates):
      ("ambiguous", Values(entity: entity, text: text, candidates: candidates))
    case .needsInput(let parameter, let dialog):
      ("needsInput", Values(parameter: parameter, dialog: dialog))
    case .notPermitted(let intent): ("notPermitted", Values(intent: intent))
    case .duplicateIdentifier(let identifier, let types):
      ("duplicateIdentifier", Values(identifier: identifier, types: types))
    case .failed(let message, let hint, let exitCode):
      ("failed", Values(message: message, hint: hint, exitCode: exitCode))
    }
  }
}
