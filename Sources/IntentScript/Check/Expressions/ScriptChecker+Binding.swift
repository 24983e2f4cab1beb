internal import WidgetIntents

extension ScriptChecker {
  mutating func bind(_ bound: BoundName, isVariable: Bool, _ value: Expression) {
    let type: ValueType?
    if let written = bound.type {
      type = self.type(of: written)
      if let type {
        require(value, type.type, .binding(bound.name.text))
      } else {
        inferAlone(value)
      }
    } else {
      type = inferBound(value, bound)
    }
    guard !refuseRebinding(bound.name) else { return }
    let slot = scope.bind(
      bound.name.text,
      type,
      isVariable ? .variable : .constant,
      bound.name.span
    )
    resolve(bound.id, .local(slot: slot))
  }

  /// The type of a value that is given a name; one that says nothing about its type is reported.
  mutating func inferBound(_ value: Expression, _ bound: BoundName) -> ValueType? {
    guard let type = infer(value) else { return nil }
    if type == .absent {
      report(
        "`nil` does not say what type `\(bound.name.text)` has",
        at: value.span,
        hint: "write the type: `\(bound.name.text): String? = nil`"
      )
      return nil
    }
    return refuseNothing(type, value) ? nil : type
  }

  /// Whether a name is bound already, which is reported: names do not hide one another (LG-6).
  mutating func refuseRebinding(_ name: Name) -> Bool {
    guard let other = scope.visible[name.text] else { return false }
    if isInteractive, scope.function == nil, blockDepth == 0, other.span.start < inputBase {
      return false
    }
    let hint =
      other.isVariable
      ? "to change it, write `\(name.text) = …`; else choose another name"
      : "the other one is \(findings.place(of: other.span)): choose another name"
    report("`\(name.text)` is in use already", at: name.span, hint: hint)
    return true
  }

  mutating func assign(_ node: NodeID, _ name: Name, _ value: Expression) {
    guard let local = scope.visible[name.text] else {
      unknownName(name.text, name.span, wanted: nil, isAssigned: true)
      inferAlone(value)
      return
    }
    resolve(node, .local(slot: Int(local.slot)))
    if !local.isVariable {
      report(
        "`\(name.text)` is bound once and cannot be assigned",
        at: name.span,
        hint: local.kind == .constant
          ? "declare it with `var` \(findings.place(of: local.span))"
          : "give the other value a name of its own with `let`"
      )
    } else if local.parallelDepth < scope.parallelDepth {
      report(
        "a `parallel` block cannot assign `\(name.text)`, which is declared outside of it",
        at: name.span,
        hint: "bind a name inside with `let`: it can be used after the block"
      )
    }
    if let type = local.type {
      require(value, type.type, .binding(name.text))
    } else {
      inferAlone(value)
    }
  }
}
