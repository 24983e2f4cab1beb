internal import WidgetIntents

extension ScriptChecker {
  mutating func arithmetic(
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
    if sign == .divide || sign == .remainder, right.wholeNumber == 0, first.type == .int {
      report("this divides by zero", at: right.span, hint: "divide by another number")
      return first
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

  /// What an operator makes of two types; `nil` when it takes no such types.
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
      return sign == .add || sign == .subtract ? left : nil
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

  /// A day plus hours would be a time of day, which a Day has not.
  private mutating func refuseHours(_ span: Expression, _ day: Expression) {
    guard case .literal(.quantity(_, let word)) = span.ungrouped.kind,
      case .exact = ScriptUnit.named(word)?.kind
    else { return }
    report(
      "a Day has no time of day, so nothing in `\(word)` can be added",
      at: span.span,
      hint: "say the time first: `\(excerpt(day) ?? "today") at 00:00`"
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
      hint = "write it into the text: \"\\(\(excerpt(right.expression) ?? "…"))\""
    case (.add, _, .string):
      hint = "write it into the text: \"\\(\(excerpt(left.expression) ?? "…"))\""
    case (.add, .dateComponents, .int), (.add, .date, .int), (.subtract, .dateComponents, .int),
      (.subtract, .date, .int):
      let number = excerpt(right.expression) ?? "3"
      hint =
        right.expression.number == nil
        ? "write a unit: `\(number) * 1 day`" : "write a unit: `\(number) days`"
    case (_, .duration, .double), (_, .double, .duration):
      hint = "multiply by a whole number, with a smaller unit"
    case (_, .duration, .duration): hint = "a span of time is multiplied by a whole number"
    case (_, .duration, .int), (_, .int, .duration), (_, .measurement, .int),
      (_, .int, .measurement):
      hint = "write a unit behind the number"
    case (_, .date, .dateComponents), (_, .dateComponents, .date):
      hint = "give the day a time: `today at 00:00`"
    case (.add, .list, let element) where left.type.type == .list(element):
      hint = "put it into brackets: `[\(excerpt(right.expression) ?? "…")]`"
    case (.remainder, _, _):
      hint = "`%` takes two whole numbers"
    default:
      hint = "write values of one type on both sides"
    }
    report("cannot apply `\(sign.rawValue)` to \(names.0) and \(names.1)", at: span, hint: hint)
  }
}
