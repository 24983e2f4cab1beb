internal import WidgetIntents

extension ScriptChecker {
  /// Returns the type of an expression; `nil` after a reported error.
  ///
  /// `wanted`, the type that the context requires, determines the meaning of bare words, `nil`,
  /// empty lists and questions. The caller must check the result against it.
  mutating func infer(_ expression: Expression, wanted: IntentValueType? = nil) -> ValueType? {
    nesting.enter()
    defer { nesting.leave() }
    guard !nesting.isTooDeep else {
      report(
        "this is nested too deeply",
        at: expression.span,
        hint: "give a part of it a name with `let`"
      )
      return nil
    }
    switch expression.kind {
    case .literal(let literal):
      return self.literal(literal, expression.span)
    case .string(let segments):
      return string(segments)
    case .name(let name):
      return self.name(name, expression, wanted)
    case .call(let name, let arguments):
      return call(name, arguments, expression, wanted)
    case .member(let base, let name):
      return member(base, name, expression)
    case .method(let base, let name, let arguments):
      return method(base, name, arguments, expression)
    case .index(let list, let index):
      return element(of: list, at: index)
    case .keyPath(let name):
      report(
        "`\\.\(name.text)` names a property and is not a value",
        at: expression.span,
        hint: "functions of lists take it: `list.map(\\.\(name.text))`"
      )
      return nil
    case .binary(let sign, let left, let right, let span):
      return binary(sign, left, right, expression, span, wanted)
    case .unary(let sign, let operand):
      return unary(sign, operand, expression)
    case .grouped(let inner):
      return infer(inner, wanted: wanted)
    case .list(let elements):
      return list(elements, expression, wanted)
    case .enumCase(let name):
      return enumCase(name, expression, wanted)
    case .at(let day, let time):
      return at(day, time, expression)
    case .find(let find):
      return self.find(find, expression)
    case .prompt(let form, let arguments):
      return prompt(form, arguments, expression, wanted)
    case .missing:
      return nil
    }
  }

  private mutating func literal(_ literal: Literal, _ span: SourceSpan) -> ValueType? {
    switch literal {
    case .absent: .absent
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .day, .dayWord: .day
    case .date, .now: .date
    case .quantity(let number, let unit): quantity(number, unit, span)
    }
  }

  private mutating func quantity(_ number: Double, _ word: String, _ span: SourceSpan) -> ValueType?
  {
    guard let unit = ScriptUnit.named(word) else {
      report(
        "there is no unit `\(word)`",
        at: span,
        hint: findings.suggestion(for: word, in: ScriptUnit.words)
          ?? "spans of time have \(ScriptUnit.timeWords.inRow("or"))"
      )
      return nil
    }
    guard unit.value(number) != nil else {
      let isWhole = number == number.rounded()
      report(
        isWhole ? "this span is too long" : "a calendar has only whole \(word)",
        at: span,
        hint: isWhole ? "write a smaller number" : "write a smaller unit: `36 h` or `10 days`"
      )
      return nil
    }
    return unit.dimension.map { ValueType(.measurement($0)) } ?? .duration
  }

  private mutating func string(_ segments: [StringSegment]) -> ValueType? {
    for segment in segments {
      if case .expression(let expression) = segment { _ = present(expression) }
    }
    return .string
  }

  private mutating func at(_ day: Expression, _ time: ClockTime, _ expression: Expression)
    -> ValueType?
  {
    guard let type = infer(day) else { return .date }
    if type.type == .date {
      report(
        "expected Day before `at`, found Date, which has a time already",
        at: day.span,
        hint: "leave `at` and the time out"
      )
    } else {
      require(day, found: type, .dateComponents, .operand("at"))
    }
    return .date
  }
}
