internal import WidgetIntents

/// Checks of the statements that bind names: `let`, `var` and `param`.
extension ScriptChecker {
  /// Checks a `let` or `var` and binds its name.
  mutating func bind(_ bound: BoundName, isVariable: Bool, _ value: Expression) {
    let type = type(of: bound, value)
    bind(bound, type, as: isVariable ? .variable : .constant)
  }

  /// Checks a `param`, with or without a default.
  mutating func parameter(_ bound: BoundName, _ value: Expression?, _ span: SourceSpan) {
    var type: ValueType?
    if let value {
      type = self.type(of: bound, value)
    } else if let written = bound.type {
      type = self.type(of: written)
    } else {
      report(
        "the parameter `\(bound.name.text)` has neither a type nor a value",
        at: bound.name.span,
        hint: "write its type: `param \(bound.name.text): String`"
      )
    }
    guard let slot = bind(bound, type, as: .parameter), scope.blockDepth == 0, let type else {
      return
    }
    parameters.append(
      CheckedParameter(
        name: bound.name.text,
        type: type.type,
        slot: slot,
        hasDefault: value != nil,
        span: span
      )
    )
  }

  /// Returns the type of a bound name: the declared type, otherwise that of the value.
  private mutating func type(of bound: BoundName, _ value: Expression) -> ValueType? {
    guard let written = bound.type else { return inferBound(value, bound) }
    let type = type(of: written)
    require(value, ifKnown: type, .binding(bound.name.text))
    return type
  }

  /// Returns the type of a value that is bound to a name; `nil` after a reported error.
  ///
  /// The value `nil` alone is an error, because its type is unknown.
  private mutating func inferBound(_ value: Expression, _ bound: BoundName) -> ValueType? {
    guard let type = self.value(of: value) else { return nil }
    guard type == .absent else { return type }
    report(
      "`nil` does not say what type `\(bound.name.text)` has",
      at: value.span,
      hint: "write the type: `\(bound.name.text): String? = nil`"
    )
    return nil
  }

  /// Binds a name and returns its slot; `nil` if the name is in use, which is reported.
  @discardableResult
  mutating func bind(_ bound: BoundName, _ type: ValueType?, as kind: Local.Kind) -> Int? {
    guard !refuseRebinding(bound.name) else { return nil }
    let slot = scope.bind(bound.name.text, type, kind, bound.name.span)
    resolve(bound.id, .local(slot: slot))
    return slot
  }

  /// Returns whether a name is bound already, and reports it if it is.
  ///
  /// An inner scope cannot bind a name of an outer one (LG-6).
  private mutating func refuseRebinding(_ name: Name) -> Bool {
    guard let other = scope.locals[name.text] else { return false }
    if findings.isInteractive, scope.function == nil, scope.blockDepth == 0,
      other.span.start < inputBase
    {
      return false
    }
    let hint =
      other.isVariable
      ? "to change it, write `\(name.text) = …`; else choose another name"
      : "the other one is \(findings.place(of: other.span)): choose another name"
    report("`\(name.text)` is in use already", at: name.span, hint: hint)
    return true
  }
}
