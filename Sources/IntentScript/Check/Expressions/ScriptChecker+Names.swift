internal import WidgetIntents

extension ScriptChecker {
  /// The bare words that are values, for suggestions.
  private static let words = ["true", "false", "nil", "now"] + DayName.allCases.map(\.rawValue)
  /// Words for `nil` in other languages.
  private static let wordsForNil: Set = ["null", "none", "undefined", "nothing", "nada", "void"]
  /// Names that often follow `catch`.
  private static let wordsForError: Set = ["error", "err", "e", "exception"]

  /// Resolves a bare word, and returns its type; `nil` after a reported error.
  ///
  /// The word is a local name, or else a case or name of the expected type (LG-4).
  mutating func name(
    _ name: String,
    _ expression: Expression,
    _ wanted: IntentValueType?
  ) -> ValueType? {
    guard let local = scope.locals[name] else { return word(name, expression, wanted) }
    if !local.isUsed { scope.use(name) }
    resolve(expression.id, .local(slot: Int(local.slot)))
    if local.isPending {
      report(
        "`\(name)` is bound beside this statement, which runs at the same time",
        at: expression.span,
        hint: "use it after the `parallel` block"
      )
      return nil
    }
    guard let type = local.type else { return nil }
    guard type.isOptional, !scope.narrowed.isEmpty, !local.isVariable else { return type }
    let path = Path(slot: local.slot, members: [])
    return scope.narrowed.contains(path) ? type.unwrapped : type
  }

  private mutating func word(
    _ name: String,
    _ expression: Expression,
    _ wanted: IntentValueType?
  ) -> ValueType? {
    if case .enumeration(let type) = wanted?.unwrapped {
      if let cases = catalog.index.enumerations[type] {
        if let binding = cases.binding(of: name) {
          resolve(expression.id, binding)
          return ValueType(.enumeration(type))
        }
        // A word that stands alone where a case is wanted is a case with a mistake in it.
        if catalog.index.callables[name] == nil, functions[name] == nil {
          unknownCase(name, expression.span, cases)
          return nil
        }
      }
    }
    unknownName(name, expression.span, wanted: wanted)
    return nil
  }

  mutating func enumCase(
    _ name: Name,
    _ expression: Expression,
    _ wanted: IntentValueType?
  ) -> ValueType? {
    guard case .enumeration(let type) = wanted?.unwrapped else {
      report(
        "`.\(name.text)` is a case, but nothing says of which enumeration",
        at: expression.span,
        hint: "give it to a parameter, or write a type: `let x: Priority = .\(name.text)`"
      )
      return nil
    }
    guard let cases = catalog.index.enumerations[type] else { return nil }
    guard let binding = cases.binding(of: name.text) else {
      unknownCase(name.text, expression.span, cases)
      return nil
    }
    resolve(expression.id, binding)
    return ValueType(.enumeration(type))
  }

  private mutating func unknownCase(
    _ word: String,
    _ span: SourceSpan,
    _ cases: EnumerationSymbol
  ) {
    report(
      "`\(cases.identifier)` has no case `\(word)`",
      at: span,
      hint: findings.suggestion(for: word, in: cases.words)
        ?? "its cases are \(cases.words.inRow("and"))"
    )
  }

  /// Checks an assignment: the name must be a variable, and the value must have its type.
  mutating func assign(_ node: NodeID, _ name: Name, _ value: Expression) {
    guard let local = scope.locals[name.text] else {
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
    require(value, ifKnown: local.type, .binding(name.text))
  }

  /// Reports an unknown name, with the most helpful hint.
  private mutating func unknownName(
    _ name: String,
    _ span: SourceSpan,
    wanted: IntentValueType?,
    isAssigned: Bool = false
  ) {
    guard !scope.reportedNames.contains(name), !findings.isUnread(name) else { return }
    if !isAssigned, functions[name] != nil {
      report("`\(name)` is a function", at: span, hint: "call it: `\(name)(…)`")
      return
    }
    if !isAssigned, case .intent(let intent) = catalog.index.callables[name] {
      let label = intent.parameters.first(where: \.isRequired).map { "\($0.name): …" } ?? ""
      report("`\(name)` is an intent", at: span, hint: "call it: `\(name)(\(label))`")
      return
    }
    var hint: String
    if let difference = difference(name) {
      hint = "a binary minus has spaces around it: `\(difference)`"
    } else if Self.wordsForNil.contains(name.lowercased()) {
      hint = "no value is written `nil`"
    } else if scope.unnamedCatches > 0, Self.wordsForError.contains(name) {
      scope.reportedNames.insert(name)
      hint = "name it where it is caught: `catch \(name) {`"
    } else if !isAssigned, let (owner, type) = variable(having: name) {
      hint = "of a \(type) it is `\(owner).\(name)`"
    } else if let close = findings.suggestion(for: name, in: scope.names + Self.words) {
      hint = close
    } else {
      scope.reportedNames.insert(name)
      if !isAssigned, wanted?.unwrapped != .string, let owner = owner(of: name) {
        hint = "`\(name)` is a property: `for each in find \(owner) { … each.\(name) … }`"
      } else if let type = enumeration(with: name) {
        hint = "`\(name)` is a case of \(type): write the type, `let value: \(type) = \(name)`"
      } else if scope.ended.contains(name) {
        hint = "the block that binds it has ended: bind it before the block"
      } else if scope.isHidden(name) {
        hint = "a function sees only its parameters: add `\(name)` to them"
      } else if isAssigned {
        hint = "declare it before: `var \(name) = …`"
      } else if catalog.index.entities[name] != nil {
        hint = "`find \(name)` finds all of them, `\(name)(\"…\")` one"
      } else if name == InputPart.word {
        hint = "`input.lines` are the lines of standard input, `input.text` is all of it"
      } else if wanted?.unwrapped == .string {
        hint = "write text in quotes: \"\(name)\""
      } else {
        hint = "bind it before: `let \(name) = …`"
      }
    }
    report("nothing is called `\(name)` here", at: span, hint: hint)
  }

  /// Returns the first entity that has a property of this name; `nil` if there is none.
  private func owner(of name: String) -> String? {
    catalog.index.entities.keys.sorted().first {
      catalog.index.entities[$0]?.properties[name] != nil
    }
  }

  /// Returns the latest name whose value has a property with this name, and the value's type; `nil`
  /// if there is none.
  private func variable(having name: String) -> (owner: String, type: String)? {
    for owner in scope.names.reversed() {
      guard case .entity(let type)? = scope.locals[owner]?.type?.type,
        catalog.index.entities[type]?.names.contains(name) == true
      else { continue }
      return (owner, type)
    }
    return nil
  }

  /// Returns the first enumeration that has a case of this raw value; `nil` if there is none.
  private func enumeration(with name: String) -> String? {
    catalog.index.enumerations.keys.sorted().first {
      guard case .enumeration(let value) = catalog.index.enumerations[$0]?.binding(of: name) else {
        return false
      }
      return value.rawValue == name
    }
  }

  /// Returns the text `i - 1` for a name such as `i-1`, if `i` is a known name (LG-2).
  ///
  /// It is a suggestion for an unknown name; `nil` for other names.
  private func difference(_ name: String) -> String? {
    var index = name.startIndex
    while let minus = name[index...].firstIndex(of: "-") {
      let left = String(name[..<minus])
      let right = name[name.index(after: minus)...]
      if scope.locals[left] != nil { return "\(left) - \(right)" }
      index = name.index(after: minus)
    }
    return nil
  }
}
