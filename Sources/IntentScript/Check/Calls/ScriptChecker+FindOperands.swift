internal import WidgetIntents

extension ScriptChecker {
  /// Checks the value with which a property of a search is compared; it may be nil, which never matches (LG-10).
  mutating func operand(
    _ right: Expression,
    of property: ValueType,
    _ name: String,
    _ sign: BinaryOperator,
    _ left: Expression,
    _ filter: Expression,
    _ entity: EntitySymbol
  ) {
    if case .name(let word) = right.ungrouped.kind, scope.locals[word] == nil,
      entity.searched(word) != nil, !isCase(word, of: property)
    {
      report(
        "`\(word)` is a property, but a value is expected after `\(sign.rawValue)`",
        at: right.span,
        hint: "two properties are compared in a loop over what is found"
      )
      return
    }
    let plain = property.unwrapped
    switch sign {
    case .contains, .hasPrefix, .hasSuffix:
      search(right, in: plain, name, sign, left)
    case .equal, .notEqual:
      guard let found = value(of: right, wanted: property.type) else { return }
      if found == .absent {
        refuseNeverNil(property, name, filter)
      } else {
        compare(plain, (right, found.unwrapped), name, sign, left, filter)
      }
    default:
      guard plain.type.hasOrder else {
        report(
          "`\(name)` is \(plain.type.scriptName), which has no order for `\(sign.rawValue)`",
          at: filter.span,
          hint: "compare with `==` or `!=`"
        )
        _ = infer(right, wanted: plain.type)
        return
      }
      guard let found = value(of: right, wanted: plain.type) else { return }
      if found == .absent {
        findings.refuseNil(right)
      } else {
        compare(plain, (right, found.unwrapped), name, sign, left, filter)
      }
    }
  }

  private func isCase(_ word: String, of property: ValueType) -> Bool {
    guard case .enumeration(let name) = property.type.unwrapped else { return false }
    return catalog.index.enumerations[name]?.binding(of: word) != nil
  }

  private mutating func refuseNeverNil(_ property: ValueType, _ name: String, _ filter: Expression)
  {
    // An empty text and an empty list are no value in a search, as on the command line.
    guard !property.isOptional, !property.type.hasEmptyValue else { return }
    report(
      "`\(name)` is never nil",
      at: filter.span,
      hint: "leave the test out: it is \(property.type.scriptName), without `?`"
    )
  }

  private mutating func compare(
    _ property: ValueType,
    _ right: (expression: Expression, type: ValueType),
    _ name: String,
    _ sign: BinaryOperator,
    _ left: Expression,
    _ filter: Expression
  ) {
    if property.type == .double, right.type.type == .int {
      coercions[right.expression.id] = .intToDouble
      return
    }
    if property.type == .url, right.type.type == .string {
      require(right.expression, found: right.type, .url, .search(name))
      return
    }
    // The property's own query compares: it takes no number of another type.
    let isCutOff = property.type == .int && right.type.type == .double
    guard isCutOff || !property.isComparable(with: right.type) else { return }
    findings.refuseComparison(sign, (left, property), right, filter)
  }

  private mutating func search(
    _ right: Expression,
    in property: ValueType,
    _ name: String,
    _ sign: BinaryOperator,
    _ left: Expression
  ) {
    switch (property.type, sign) {
    case (.string, _):
      require(right, .string, .search(name))
    case (.list(let element), .contains):
      require(right, element, .search(name))
    default:
      report(
        "`\(sign.rawValue)` looks into a text\(sign == .contains ? " or a list" : ""), "
          + "but `\(name)` is \(property.type.scriptName)",
        at: left.span,
        hint: "compare with `==`"
      )
      _ = infer(right, wanted: property.type)
    }
  }
}
