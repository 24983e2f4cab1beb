internal import WidgetIntents

extension ScriptChecker {
  mutating func unary(
    _ sign: UnaryOperator,
    _ operand: Expression,
    _ expression: Expression
  ) -> ValueType? {
    guard sign == .negate else {
      _ = facts(expression)
      return .bool
    }
    guard let type = present(operand) else { return nil }
    switch type.type {
    case .int, .double, .duration, .measurement:
      return type
    default:
      report(
        "`-` takes a number, found \(type.type.scriptName)",
        at: operand.span,
        hint: "leave the minus out"
      )
      return nil
    }
  }

  mutating func binary(
    _ sign: BinaryOperator,
    _ left: Expression,
    _ right: Expression,
    _ expression: Expression,
    _ span: SourceSpan,
    _ wanted: IntentValueType?
  ) -> ValueType? {
    switch sign {
    case .and, .or:
      _ = facts(expression)
      return .bool
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      comparison(sign, left, right, expression)
      return .bool
    case .contains:
      contains(left, right)
      return .bool
    case .hasPrefix, .hasSuffix:
      require(left, .string, .operand(sign.rawValue))
      require(right, .string, .operand(sign.rawValue))
      return .bool
    case .otherwise:
      return otherwise(left, right, wanted)
    case .add, .subtract, .multiply, .divide, .remainder:
      return arithmetic(sign, left, right, expression, span, wanted)
    }
  }

  /// `a ?? b`: a value for where there is none.
  private mutating func otherwise(
    _ left: Expression,
    _ right: Expression,
    _ wanted: IntentValueType?
  ) -> ValueType? {
    guard let type = infer(left, wanted: wanted), !refuseNothing(type, left) else {
      _ = infer(right, wanted: wanted)
      return nil
    }
    guard type.isOptional else {
      report(
        "`??` gives a value for nil, but \(type.type.scriptName) is never nil",
        at: left.span,
        hint: "leave `??` and what follows it out"
      )
      return type
    }
    guard type != .absent else { return infer(right, wanted: wanted) }
    guard let other = infer(right, wanted: type.type) else { return type.unwrapped }
    if other.isOptional {
      return accept(right, other, type.type, .operand("??")) ? type : type.unwrapped
    }
    _ = accept(right, other, type.unwrapped.type, .operand("??"))
    let isDayOnly = type.isDayOnly && other.isDayOnly
    return ValueType(type.unwrapped.type, isDayOnly: isDayOnly)
  }

  private mutating func contains(_ left: Expression, _ right: Expression) {
    if case .list(let elements) = left.ungrouped.kind, let first = elements.first, isWord(first) {
      // The cases of a list get their meaning from what is looked for.
      guard let type = present(right) else { return }
      require(left, .list(type.type), .operand("contains"))
      return
    }
    guard let type = present(left) else {
      _ = infer(right)
      return
    }
    switch type.type {
    case .string:
      require(right, .string, .operand("contains"))
    case .list(let element):
      require(right, element, .operand("contains"))
    default:
      report(
        "`contains` looks into a list or a text, found \(type.type.scriptName)",
        at: left.span,
        hint: "to compare two values, write `==`"
      )
      _ = infer(right)
    }
  }

  /// The type of an operand that must have a value; `nil` when something is wrong, which is reported.
  mutating func present(_ expression: Expression, wanted: IntentValueType? = nil) -> ValueType? {
    guard let type = infer(expression, wanted: wanted), !refuseNothing(type, expression) else {
      return nil
    }
    guard type.isOptional else { return type }
    mayBeAbsent(expression, type)
    return nil
  }

  /// Reports that a value may be nil where it must not be.
  mutating func mayBeAbsent(_ expression: Expression, _ type: ValueType) {
    guard type != .absent else {
      report(
        "expected a value, found nil",
        at: expression.span,
        hint: "nil can only be compared with `==` and `!=`, bound and given to parameters"
      )
      return
    }
    let subject = excerpt(expression)
    var hint = "give a value for nil with `??`, or test it with `if let`"
    if let subject {
      let name = bindingName(for: expression)
      hint = "test it first: `if let \(name) = \(subject) { … }`"
      if let example = Self.fallback(for: type.unwrapped.type) {
        hint = "test it with `if let`, or write `(\(subject) ?? \(example))`"
      }
    }
    report(
      "\(subject.map { "`\($0)`" } ?? "this value") may be nil",
      at: expression.span,
      hint: hint
    )
  }

  private func bindingName(for expression: Expression) -> String {
    if case .member(_, let name) = expression.ungrouped.kind, scope.visible[name.text] == nil {
      return name.text
    }
    return "value"
  }

  private static func fallback(for type: IntentValueType) -> String? {
    switch type {
    case .string: "\"\""
    case .int: "0"
    case .double: "0.0"
    case .bool: "false"
    case .dateComponents: "today"
    case .date: "now"
    case .duration: "0 s"
    case .list: "[]"
    default: nil
    }
  }
}
