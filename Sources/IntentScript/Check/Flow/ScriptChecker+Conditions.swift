internal import WidgetIntents

extension ScriptChecker {
  /// Checks the clauses of a condition in order; each can rely on those before it.
  ///
  /// The names that the condition binds stay visible, and what it proves stays known. The caller
  /// removes both at the end of the block.
  mutating func condition(_ condition: Condition) -> Facts {
    var whenFalse: [Path] = []
    for clause in condition.clauses {
      switch clause {
      case .expression(let expression):
        let facts = self.facts(expression)
        scope.narrowed.add(facts.whenTrue)
        whenFalse = facts.whenFalse
      case .binding(let bound, let value):
        bindUnwrapped(bound, value)
        whenFalse = []
      }
    }
    // Of several clauses it is unknown which one did not hold.
    return Facts(whenFalse: condition.clauses.count == 1 ? whenFalse : [])
  }

  private mutating func bindUnwrapped(_ bound: BoundName, _ value: Expression) {
    let type = self.value(of: value)
    if type == .absent {
      findings.refuseNil(value)
    } else if let type, !type.isOptional {
      report(
        "`let` in a condition tests for nil, but \(type.type.scriptName) is never nil",
        at: value.span,
        hint: "bind it before: `let \(bound.name.text) = \(findings.excerpt(value) ?? "…")`"
      )
    }
    let hasValue = type?.isOptional == true && type != .absent
    bind(bound, hasValue ? type?.unwrapped : nil, as: .given)
  }

  /// Checks a condition; returns what it implies about optional values.
  mutating func facts(_ expression: Expression) -> Facts {
    switch expression.kind {
    case .grouped(let inner):
      return facts(inner)
    case .unary(.not, let operand):
      return facts(operand).negated
    case .binary(.and, let left, let right, _):
      let first = facts(left)
      let second = assuming(first.whenTrue) { $0.facts(right) }
      return Facts(whenTrue: first.whenTrue + second.whenTrue)
    case .binary(.or, let left, let right, _):
      let first = facts(left)
      let second = assuming(first.whenFalse) { $0.facts(right) }
      return Facts(whenFalse: first.whenFalse + second.whenFalse)
    case .binary(let comparison, let left, let right, _)
    where comparison == .equal || comparison == .notEqual:
      requireBool(expression)
      guard let tested = left.isAbsent ? right : right.isAbsent ? left : nil,
        let path = path(of: tested)
      else { return Facts() }
      return comparison == .notEqual ? Facts(whenTrue: [path]) : Facts(whenFalse: [path])
    default:
      requireBool(expression)
      return Facts()
    }
  }

  /// Performs a check during which the values at some paths count as present, that is, as not nil.
  private mutating func assuming<Result>(
    _ paths: [Path],
    _ check: (inout ScriptChecker) -> Result
  ) -> Result {
    let count = scope.narrowed.count
    scope.narrowed.add(paths)
    let result = check(&self)
    scope.narrowed.forget(to: count)
    return result
  }

  private mutating func requireBool(_ expression: Expression) {
    require(expression, .bool, .condition)
  }

  /// Returns the path of a name that cannot be assigned again, or of a property of one; `nil` for
  /// any other expression.
  func path(of expression: Expression) -> Path? {
    switch expression.kind {
    case .grouped(let inner):
      return path(of: inner)
    case .name(let name):
      guard let local = scope.locals[name], !local.isVariable else { return nil }
      return Path(slot: local.slot, members: [])
    case .member(let base, let name):
      guard var path = path(of: base) else { return nil }
      path.members.append(name.text)
      return path
    default:
      return nil
    }
  }
}
