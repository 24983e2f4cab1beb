internal import WidgetIntents

extension ScriptChecker {
  static let deepest = 400  // the parser allows less; this guards trees made otherwise

  /// The type of an expression; `nil` when something is wrong with it, which has been reported.
  ///
  /// The type wanted says what bare words, `nil`, empty lists and questions mean; whether the type
  /// found fits is not looked at here.
  mutating func infer(_ expression: Expression, wanted: IntentValueType? = nil) -> ValueType? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
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
        hint: suggestion(for: word, in: ScriptUnit.words)
          ?? "spans of time have \(list(ScriptUnit.timeWords, "or"))"
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
      guard case .expression(let expression) = segment, let type = infer(expression),
        !refuseNothing(type, expression), type.isOptional
      else { continue }
      mayBeAbsent(expression, type)
    }
    return .string
  }

  private mutating func list(
    _ elements: [Expression],
    _ expression: Expression,
    _ wanted: IntentValueType?
  ) -> ValueType? {
    if case .list(let element) = wanted?.unwrapped {
      for value in elements { require(value, element, .element) }
      return ValueType(.list(element), isDayOnly: element == .dateComponents)
    }
    guard let first = elements.first else {
      report(
        "an empty list does not say what it holds",
        at: expression.span,
        hint: "write the type where it is bound: `let names: [String] = []`"
      )
      return nil
    }
    let type = infer(first)
    if let type, refuseNothing(type, first) { return nil }
    for value in elements.dropFirst() {
      if let type { require(value, type.type, .element) } else { _ = infer(value) }
    }
    return type.map { ValueType(.list($0.type), isDayOnly: $0.isDayOnly) }
  }

  private mutating func at(_ day: Expression, _ time: ClockTime, _ expression: Expression)
    -> ValueType?
  {
    guard let type = infer(day) else { return .date }
    switch type.type {
    case .dateComponents: break
    case .date:
      report(
        "expected Day before `at`, found Date, which has a time already",
        at: day.span,
        hint: "leave `at` and the time out"
      )
    default:
      mismatch(day, type, .dateComponents, .operand("at"))
    }
    return .date
  }

  /// Whether an expression has no value at all, which is reported.
  @discardableResult
  mutating func refuseNothing(_ type: ValueType, _ expression: Expression) -> Bool {
    guard type == .nothing else { return false }
    var hint = "call it in a line of its own"
    var subject = "this"
    if case .call(let name, _) = expression.ungrouped.kind {
      subject = "`\(name.text)`"
      if functionsByName[name.text] != nil {
        hint = "let the function return a value: `func \(name.text)(…) -> String`"
      }
    }
    report("\(subject) gives no value back", at: expression.span, hint: hint)
    return true
  }
}
