internal import WidgetIntents

/// Checks of values that must be present or have a certain type.
extension ScriptChecker {
  /// Returns the type of an expression that must have a value; that value may be nil in the script.
  ///
  /// The result is `nil` after a reported error, for instance if a function without a result is
  /// called.
  mutating func value(of expression: Expression, wanted: IntentValueType? = nil) -> ValueType? {
    guard let type = infer(expression, wanted: wanted), !refuseNothing(type, expression) else {
      return nil
    }
    return type
  }

  /// Returns the type of an operand that must have a value; `nil` after a reported error.
  mutating func present(_ expression: Expression, wanted: IntentValueType? = nil) -> ValueType? {
    guard let type = value(of: expression, wanted: wanted) else { return nil }
    guard type.isOptional else { return type }
    mayBeAbsent(expression, type)
    return nil
  }

  /// Checks that an expression has a type, and returns whether it does.
  @discardableResult
  mutating func require(_ expression: Expression, _ wanted: IntentValueType, _ use: ValueUse)
    -> Bool
  {
    if case .list(let elements) = expression.kind, case .list(let element) = wanted.unwrapped {
      var allFit = true
      for value in elements where !require(value, element, use.isIntentArgument ? use : .element) {
        allFit = false
      }
      return allFit
    }
    guard let found = infer(expression, wanted: wanted) else { return false }
    return require(expression, found: found, wanted, use)
  }

  /// Returns the type of a list literal; `nil` after a reported error.
  ///
  /// Its elements must have the wanted type, or else that of the first element.
  mutating func list(
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

  /// Checks that an expression has the wanted type, if that type is known.
  mutating func require(_ expression: Expression, ifKnown wanted: ValueType?, _ use: ValueUse) {
    if let wanted { require(expression, wanted.type, use) } else { inferAlone(expression) }
  }

  /// Converts a value to the wanted type; returns `false` if that is impossible, which is reported.
  @discardableResult
  mutating func require(
    _ expression: Expression,
    found: ValueType,
    _ wanted: IntentValueType,
    _ use: ValueUse
  ) -> Bool {
    if found.type == wanted { return true }
    switch Conversion.of(found.type, to: wanted, use) {
    case .unchanged:
      return true
    case .coerced(.textToURL):
      if let text = expression.plainText, !Self.isAddress(text) {
        report(
          "\"\(text)\" is not an address",
          at: expression.span,
          hint: "write the whole address, such as \"https://example.com/\""
        )
        return false
      }
      coercions[expression.id] = .textToURL
      return true
    case .coerced(let coercion):
      coercions[expression.id] = coercion
      return true
    case nil:
      refuse(expression, found, wanted, use)
      return false
    }
  }

  /// Checks a value whose use is unknown: bare words may mean anything.
  mutating func inferAlone(_ value: Expression) {
    switch value.ungrouped.kind {
    case .name(let name) where scope.locals[name] == nil: return
    case .enumCase: return
    case .list(let elements) where elements.isEmpty: return
    default: _ = infer(value)
    }
  }

  /// Returns whether a text begins with a URL scheme (RFC 3986, 3.1) and has text after the colon.
  private static func isAddress(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex,
      text.index(after: colon) < text.endIndex, let first = text.first, first.isASCII
    else { return false }
    return first.isLetter && !text.contains(" ")
      && text[..<colon].allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "+" || $0 == "-" || $0 == ".")
      }
  }
}

/// Diagnostics about values of the wrong type.
extension ScriptChecker {
  /// Returns whether an expression has no value at all, and reports it if so.
  private mutating func refuseNothing(_ type: ValueType, _ expression: Expression) -> Bool {
    guard type == .nothing else { return false }
    var hint = "call it in a line of its own"
    var subject = "this"
    if case .call(let name, _) = expression.ungrouped.kind {
      subject = "`\(name.text)`"
      if functions[name.text] != nil {
        hint = "let the function return a value: `func \(name.text)(…) -> String`"
      }
    }
    report("\(subject) gives no value back", at: expression.span, hint: hint)
    return true
  }

  /// Reports an optional value that must not be nil.
  private mutating func mayBeAbsent(_ expression: Expression, _ type: ValueType) {
    guard type != .absent else { return findings.refuseNil(expression) }
    let subject = findings.excerpt(expression)
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
    if case .member(_, let name) = expression.ungrouped.kind, scope.locals[name.text] == nil {
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

  /// Reports that an expression does not have the type that its context requires, with a hint.
  private mutating func refuse(
    _ expression: Expression,
    _ found: ValueType,
    _ wanted: IntentValueType,
    _ use: ValueUse
  ) {
    guard !refuseNothing(found, expression) else { return }
    if found == .absent {
      report(
        "expected \(wanted.scriptName)\(use.words), found nil",
        at: expression.span,
        hint: use.hintForNil(wanted)
      )
      return
    }
    if found.isOptional, !wanted.isOptional,
      Conversion.of(found.unwrapped.type, to: wanted, use) != nil
    {
      if case .condition = use {
        report(
          "expected Bool for a condition, found \(found.type.scriptName)",
          at: expression.span,
          hint: "write `\(findings.excerpt(expression) ?? "…") == true`: nil is not true"
        )
        return
      }
      mayBeAbsent(expression, found)
      return
    }
    let expected = found.isOptional ? wanted : wanted.unwrapped
    let mismatch = TypeMismatch(
      expression: expression,
      text: findings.excerpt(expression),
      found: found,
      wanted: wanted.unwrapped,
      use: use
    )
    report(
      "expected \(expected.scriptName)\(use.words), found \(found.type.scriptName)",
      at: expression.span,
      hint: mismatch.hint(catalog.index)
    )
  }
}

extension Findings {
  /// Reports an operand that is always nil.
  mutating func refuseNil(_ expression: Expression) {
    report(
      "expected a value, found nil",
      at: expression.span,
      hint: "nil can only be compared with `==` and `!=`, bound and given to parameters"
    )
  }
}
