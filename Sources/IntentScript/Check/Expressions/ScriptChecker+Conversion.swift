internal import WidgetIntents

extension ScriptChecker {
  /// Checks an expression that has to be of a type; whether it is.
  @discardableResult
  mutating func require(_ expression: Expression, _ wanted: IntentValueType, _ use: Use) -> Bool {
    if case .list(let elements) = expression.kind, case .list(let element) = wanted.unwrapped {
      var allFit = true
      for value in elements where !require(value, element, use.isIntentArgument ? use : .element) {
        allFit = false
      }
      return allFit
    }
    guard let found = infer(expression, wanted: wanted) else { return false }
    return accept(expression, found, wanted, use)
  }

  /// Lets a value of the type found stand where another is wanted, or reports that it cannot.
  mutating func accept(
    _ expression: Expression,
    _ found: ValueType,
    _ wanted: IntentValueType,
    _ use: Use
  ) -> Bool {
    if found.type == wanted { return true }
    switch conversion(from: found, to: wanted, use) {
    case .unchanged:
      return true
    case .coerced(.textToURL):
      if let text = expression.plainText, !Self.isAddress(text) {
        report(
          "\"\(text)\" is no address",
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
      mismatch(expression, found, wanted, use)
      return false
    }
  }

  /// How a value of the type found becomes one of the type wanted; `nil` when it cannot (LG-5).
  func conversion(from found: ValueType, to wanted: IntentValueType, _ use: Use) -> Conversion? {
    conversion(from: found.type, to: wanted, use)
  }

  private func conversion(
    from found: IntentValueType,
    to wanted: IntentValueType,
    _ use: Use
  ) -> Conversion? {
    switch (wanted, found) {
    case (.int, .int), (.string, .string), (.bool, .bool), (.dateComponents, .dateComponents):
      return .unchanged
    case (.optional(let wanted), .optional(let found)):
      return found == .nothing ? .unchanged : conversion(from: found, to: wanted, use)
    case (.optional(let wanted), let found):
      return conversion(from: found, to: wanted, use)
    case (.double, .int):
      return .coerced(.intToDouble)
    case (.date, .dateComponents) where use.isArgument:
      return .coerced(.dayToDate)
    case (.url, .string):
      return .coerced(.textToURL)
    case (.dateComponents, .date), (.entity, .string):
      return use.isIntentArgument ? .unchanged : nil
    case (.measurement("duration"), .duration):
      return use.isIntentArgument ? .unchanged : nil
    case (.list(let wanted), .list(let found)):
      guard let element = conversion(from: found, to: wanted, use) else { return nil }
      if case .coerced(let coercion) = element { return .coerced(.elements(coercion)) }
      return .unchanged
    default:
      return wanted == found ? .unchanged : nil
    }
  }

  /// An address begins with a scheme (RFC 3986, 3.1) and has something behind it.
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
