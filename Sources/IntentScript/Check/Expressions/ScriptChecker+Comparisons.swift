internal import WidgetIntents

extension ScriptChecker {
  mutating func comparison(
    _ sign: BinaryOperator,
    _ left: Expression,
    _ right: Expression,
    _ expression: Expression
  ) {
    let isEquality = sign == .equal || sign == .notEqual
    if !isEquality, left.isAbsent || right.isAbsent {
      findings.refuseNil(left.isAbsent ? left : right)
      return
    }
    guard let (first, second) = operands(left, right, isEquality) else { return }
    if isEquality {
      if refuseTestForNil(left, first, second, expression) { return }
      if refuseTestForNil(right, second, first, expression) { return }
    }
    let types = (first.unwrapped, second.unwrapped)
    switch (types.0.type, types.1.type) {
    case (.int, .double): coercions[left.id] = .intToDouble
    case (.double, .int): coercions[right.id] = .intToDouble
    default: break
    }
    guard types.0.isComparable(with: types.1) else {
      findings.refuseComparison(sign, (left, types.0), (right, types.1), expression)
      return
    }
    guard isEquality || types.0.type.hasOrder else {
      let name = types.0.type.scriptName
      report(
        "`\(sign.rawValue)` needs an order, but \(name) has none",
        at: expression.span,
        hint: "compare with `==` or `!=`"
      )
      return
    }
  }

  /// Returns the types of both sides of a comparison; `nil` after a reported error.
  ///
  /// A bare word, such as the case of an enumeration, gets its type from the other side.
  private mutating func operands(
    _ left: Expression,
    _ right: Expression,
    _ mayBeAbsent: Bool
  ) -> (ValueType, ValueType)? {
    if isWord(left), !isWord(right) {
      let second = operand(right, mayBeAbsent, wanted: nil)
      let first = second.flatMap { operand(left, mayBeAbsent, wanted: $0.type) }
      if let first, let second { return (first, second) }
      return nil
    }
    let first = operand(left, mayBeAbsent, wanted: nil)
    let second = operand(right, mayBeAbsent, wanted: first?.type)
    if let first, let second { return (first, second) }
    return nil
  }

  private mutating func operand(
    _ expression: Expression,
    _ mayBeAbsent: Bool,
    wanted: IntentValueType?
  ) -> ValueType? {
    mayBeAbsent ? value(of: expression, wanted: wanted) : present(expression, wanted: wanted)
  }

  /// Returns whether an expression is a bare word whose meaning depends on its context.
  func isWord(_ expression: Expression) -> Bool {
    switch expression.ungrouped.kind {
    case .enumCase: true
    case .name(let name): scope.locals[name] == nil
    default: false
    }
  }

  /// Returns whether a value is compared with `nil`; reports the comparison if the value never is
  /// nil.
  private mutating func refuseTestForNil(
    _ tested: Expression,
    _ type: ValueType,
    _ other: ValueType,
    _ expression: Expression
  ) -> Bool {
    guard other == .absent else { return false }
    if !type.isOptional {
      report(
        "\(findings.excerpt(tested).map { "`\($0)`" } ?? "this value") is never nil",
        at: expression.span,
        hint: "leave the test out: it is \(type.type.scriptName), without `?`"
      )
    }
    return true
  }
}

extension Findings {
  /// Reports that two values of these types cannot be compared.
  mutating func refuseComparison(
    _ sign: BinaryOperator,
    _ left: (expression: Expression, type: ValueType),
    _ right: (expression: Expression, type: ValueType),
    _ expression: Expression
  ) {
    let names = (left.type.type.scriptName, right.type.type.scriptName)
    let hint: String
    switch (left.type.type, right.type.type) {
    case (.enumeration, .string):
      hint = "write the case without quotes"
    case (.entity, .string):
      hint = "compare the name: `\(excerpt(left.expression) ?? "it").title`"
    case (.duration, .int), (.measurement, .int), (.duration, .double), (.measurement, .double):
      hint = "write a unit after the number"
    case (.int, .string) where right.expression.plainText.flatMap(Int.init) != nil,
      (.double, .string) where right.expression.plainText.flatMap(Double.init) != nil:
      hint = "remove the quotes"
    case (.string, .int), (.string, .double), (.string, .bool):
      let text = excerpt(right.expression) ?? "…"
      hint =
        right.expression.number == nil
        ? "write it into a text: \"\\(\(text))\"" : "put the text into quotes: \"\(text)\""
    case (.list(let element), let other) where element == other:
      hint = "ask whether it holds the value: `contains`"
    default:
      hint = "write values of one type on both sides"
    }
    report(
      "`\(sign.rawValue)` compares values of one type, found \(names.0) and \(names.1)",
      at: expression.span,
      hint: hint
    )
  }
}
