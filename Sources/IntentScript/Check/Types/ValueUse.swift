internal import WidgetIntents

/// A conversion of a value from one type to another.
enum Conversion: Equatable {
  case unchanged
  case coerced(Coercion)

  /// Returns the conversion from the found to the wanted type; `nil` if there is none (LG-5).
  static func of(_ found: IntentValueType, to wanted: IntentValueType, _ use: ValueUse)
    -> Conversion?
  {
    switch (wanted, found) {
    case (.int, .int), (.string, .string), (.bool, .bool), (.dateComponents, .dateComponents):
      return .unchanged
    case (.optional(let wanted), .optional(let found)):
      return found == .nothing ? .unchanged : Conversion.of(found, to: wanted, use)
    case (.optional(let wanted), let found):
      return Conversion.of(found, to: wanted, use)
    case (.double, .int):
      return .coerced(.intToDouble)
    case (.date, .dateComponents) where use.isArgument:
      return .coerced(.dayToDate)
    case (.url, .string):
      return .coerced(.textToURL)
    case (.dateComponents, .date), (.entity, .string), (.entity, .int):
      return use.isIntentArgument ? .unchanged : nil
    case (.measurement("duration"), .duration):
      return use.isIntentArgument ? .unchanged : nil
    case (.list(let wanted), .list(let found)):
      guard let element = Conversion.of(found, to: wanted, use) else { return nil }
      if case .coerced(let coercion) = element { return .coerced(.elements(coercion)) }
      return .unchanged
    default:
      return wanted == found ? .unchanged : nil
    }
  }
}

/// The use of a value, which determines the allowed conversions and the wording of messages.
enum ValueUse {
  case condition
  /// The operand of a statement or operator with this name.
  case operand(String)
  /// A name that is bound or assigned.
  case binding(String)
  /// An argument of an intent; it may be resolved at run time.
  case intentArgument(String)
  case functionArgument(String)
  /// The result of a function of this name.
  case result(String)
  /// The value with which a search compares a property.
  case search(String)
  /// An element of a list literal.
  case element

  var isIntentArgument: Bool {
    if case .intentArgument = self { true } else { false }
  }

  /// Whether the value is an argument, for which a day is accepted as an instant: its local
  /// midnight (LG-5).
  var isArgument: Bool {
    switch self {
    case .intentArgument, .functionArgument: true
    default: false
    }
  }

  /// Returns the hint for a nil that should be a value of the wanted type.
  func hintForNil(_ wanted: IntentValueType) -> String {
    switch self {
    case .binding(let name), .functionArgument(let name):
      "let it be absent: `\(name): \(wanted.scriptName)?`"
    case .intentArgument: "this parameter cannot be left empty: give it a value"
    case .result(let name): "let `\(name)` return `\(wanted.scriptName)?`"
    default: "write a value"
    }
  }

  /// The words after "expected Int" in a message, such as " for `limit`".
  var words: String {
    switch self {
    case .condition: " for a condition"
    case .operand(let name): " for `\(name)`"
    case .binding(let name), .intentArgument(let name), .functionArgument(let name):
      " for `\(name)`"
    case .search(let name): " to compare `\(name)` with"
    case .result(let function): " as the result of `\(function)`"
    case .element: " as an element of the list"
    }
  }
}
