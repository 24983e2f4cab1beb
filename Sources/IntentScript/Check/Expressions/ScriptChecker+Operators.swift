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

  /// Checks `a ?? b`, a default for an absent value, and returns its type; `nil` after a reported
  /// error.
  private mutating func otherwise(
    _ left: Expression,
    _ right: Expression,
    _ wanted: IntentValueType?
  ) -> ValueType? {
    guard let type = value(of: left, wanted: wanted) else {
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
      let fits = require(right, found: other, type.type, .operand("??"))
      return fits ? type : type.unwrapped
    }
    require(right, found: other, type.unwrapped.type, .operand("??"))
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
}

/// Checks of the operators that calculate, such as `+`.
extension ScriptChecker {
  private mutating func arithmetic(
    _ sign: BinaryOperator,
    _ left: Expression,
    _ right: Expression,
    _ expression: Expression,
    _ span: SourceSpan,
    _ wanted: IntentValueType?
  ) -> ValueType? {
    let isList = if case .list = wanted?.unwrapped { true } else { false }
    let first = present(left, wanted: isList ? wanted : nil)
    let second = present(right, wanted: first?.element == nil ? nil : first?.type)
    guard let first, let second else { return nil }
    if sign == .divide || sign == .remainder, right.number == 0 {
      report("this divides by zero", at: right.span, hint: "divide by another number")
      return first
    }
    if let left = left.wholeNumber, let right = right.wholeNumber,
      sign.whole(left, right)?.overflow == true
    {
      findings.warn(
        "\(left) \(sign.rawValue) \(right) is beyond what an Int holds",
        at: span,
        hint: "an Int is from \(Int.min) to \(Int.max)"
      )
    }
    if let result = Self.result(sign, first, second) {
      if first.type == .int, second.type == .double { coercions[left.id] = .intToDouble }
      if first.type == .double, second.type == .int { coercions[right.id] = .intToDouble }
      if first.type == .dateComponents, first.isDayOnly, second.type == .duration {
        refuseHours(right, left)
      }
      return result
    }
    refuse(sign, (left, first), (right, second), span)
    return nil
  }

  /// Returns an operator's result type for two types; `nil` if it does not accept them.
  private static func result(
    _ sign: BinaryOperator,
    _ left: ValueType,
    _ right: ValueType
  ) -> ValueType? {
    switch (left.type, right.type) {
    case (.int, .int):
      return .int
    case (.double, .double), (.int, .double), (.double, .int):
      return sign == .remainder ? nil : .double
    case (.string, .string):
      return sign == .add ? .string : nil
    case (.list(let element), .list(let other)):
      return sign == .add && element == other ? left : nil
    case (.dateComponents, .duration), (.date, .duration):
      return sign == .add || sign == .subtract ? left : nil
    case (.duration, .dateComponents), (.duration, .date):
      return sign == .add ? right : nil
    case (.dateComponents, .dateComponents), (.date, .date):
      return sign == .subtract ? .duration : nil
    case (.duration, .duration):
      return sign == .add || sign == .subtract ? left : sign == .divide ? .double : nil
    case (.measurement(let dimension), .measurement(let other)):
      return (sign == .add || sign == .subtract) && dimension == other ? left : nil
    case (.int, .duration):
      return sign == .multiply ? right : nil
    case (.duration, .int):
      return sign == .multiply || sign == .divide ? left : nil
    case (.int, .measurement), (.double, .measurement):
      return sign == .multiply ? right : nil
    case (.measurement, .int), (.measurement, .double):
      return sign == .multiply || sign == .divide ? left : nil
    default:
      return nil
    }
  }

  /// Reports hours added to or subtracted from a day, because a Day has no time.
  private mutating func refuseHours(_ span: Expression, _ day: Expression) {
    guard case .literal(.quantity(_, let word)) = span.ungrouped.kind,
      case .exact = ScriptUnit.named(word)?.kind
    else { return }
    report(
      "a Day has no time of day, so nothing in `\(word)` can be added",
      at: span.span,
      hint: "say the time first: `\(findings.excerpt(day) ?? "today") at 00:00`"
    )
  }

  private mutating func refuse(
    _ sign: BinaryOperator,
    _ left: (expression: Expression, type: ValueType),
    _ right: (expression: Expression, type: ValueType),
    _ span: SourceSpan
  ) {
    let names = (left.type.type.scriptName, right.type.type.scriptName)
    let hint: String
    switch (sign, left.type.type, right.type.type) {
    case (.add, .string, _):
      hint = "write it into the text: \"\\(\(findings.excerpt(right.expression) ?? "…"))\""
    case (.add, _, .string):
      hint = "write it into the text: \"\\(\(findings.excerpt(left.expression) ?? "…"))\""
    case (.add, .dateComponents, .int), (.add, .date, .int), (.subtract, .dateComponents, .int),
      (.subtract, .date, .int):
      let number = findings.excerpt(right.expression) ?? "3"
      hint =
        right.expression.number == nil
        ? "write a unit: `\(number) * 1 day`" : "write a unit: `\(number) days`"
    case (_, .duration, .double), (_, .double, .duration):
      hint = "multiply by a whole number, with a smaller unit"
    case (_, .duration, .duration): hint = "a span of time is multiplied by a whole number"
    case (_, .duration, .int), (_, .int, .duration), (_, .measurement, .int),
      (_, .int, .measurement):
      hint = "write a unit after the number"
    case (_, .date, .dateComponents), (_, .dateComponents, .date):
      hint = "give the day a time: `today at 00:00`"
    case (.add, .list, let element) where left.type.type == .list(element):
      hint = "put it into brackets: `[\(findings.excerpt(right.expression) ?? "…")]`"
    case (.remainder, _, _):
      hint = "`%` takes two whole numbers"
    default:
      hint = "write values of one type on both sides"
    }
    report("cannot apply `\(sign.rawValue)` to \(names.0) and \(names.1)", at: span, hint: hint)
  }
}
