internal import WidgetIntents

/// Checks of the properties of values, such as `milk.due`.
extension ScriptChecker {
  mutating func member(_ base: Expression, _ name: Name, _ expression: Expression) -> ValueType? {
    if case .name(InputPart.word) = base.kind, scope.locals[InputPart.word] == nil {
      return input(name, expression)
    }
    guard let owner = present(base) else { return nil }
    guard let (type, binding) = property(name.text, of: owner) else {
      unknownMember(name, of: owner)
      return nil
    }
    resolve(expression.id, binding)
    noteSum(binding, type, expression)
    guard type.isOptional, !scope.narrowed.isEmpty, let path = path(of: expression),
      scope.narrowed.contains(path)
    else { return type }
    return type.unwrapped
  }

  /// Checks a use of standard input and returns its type; `nil` for an unknown member, which is
  /// reported.
  ///
  /// Reading input waits, which a transaction must not do.
  private mutating func input(_ name: Name, _ expression: Expression) -> ValueType? {
    guard let part = InputPart(rawValue: name.text) else {
      report(
        "standard input has no `\(name.text)`",
        at: name.span,
        hint: findings.suggestion(for: name.text, in: InputPart.allCases.map(\.rawValue))
          ?? "`input.lines` are its lines, `input.text` is all of it"
      )
      return nil
    }
    note(.prompt, InputPart.word, expression.span)
    resolve(expression.id, .input(part))
    readsInput = true
    return ValueType(part.type)
  }

  /// Returns the conversion of an empty list's sum to a zero of the elements' type; `nil` for
  /// `Int`, which needs none.
  func sumCoercion(_ type: IntentValueType) -> Coercion? {
    type == .int ? nil : .emptySum(type)
  }

  private mutating func noteSum(_ binding: NodeBinding, _ type: ValueType, _ sum: Expression) {
    if case .member(.sum) = binding { coercions[sum.id] = sumCoercion(type.type) }
  }

  /// Returns the type and binding of a property; `nil` if the type does not have it.
  func property(_ name: String, of owner: ValueType) -> (ValueType, NodeBinding)? {
    if case .entity(let identifier) = owner.type {
      if identifier == CaughtError.type {
        return CaughtError.properties[name].map { (ValueType($0), .property(name)) }
      }
      if let group = groups[identifier] {
        return group.property(name).map { ($0, .property(name)) }
      }
      if let property = catalog.index.entities[identifier]?.properties[name] {
        return (ValueType(property.type), property.binding)
      }
    }
    let found = BuiltIn.Owner(of: owner.type).flatMap { kind in
      BuiltIn.members(of: kind, named: name).first { $0.parameters == nil }
    }
    guard let found, meets(found.requirement, owner.element),
      let type = result(of: found, for: owner, key: nil)
    else { return nil }
    return (type, .member(found.member))
  }

  /// Returns the type of a built-in member's result, for the type of its owner and of the key
  /// path's property.
  ///
  /// `nil` if the result is groups, or if a type that the result depends on is unknown.
  func result(of builtIn: BuiltIn, for owner: ValueType, key: ValueType?) -> ValueType? {
    builtIn.type(for: owner.type, key: key?.type).map {
      ValueType($0, isDayOnly: (key ?? owner).isDayOnly)
    }
  }

  /// Returns whether elements of a type have what a built-in function requires of them, such as an
  /// order.
  func meets(_ requirement: BuiltIn.Requirement, _ element: ValueType?) -> Bool {
    switch (requirement, element?.unwrapped.type) {
    case (.nothing, _): true
    case (.order, let type?): type.hasOrder
    case (.number, .int), (.number, .double), (.number, .duration), (.number, .measurement): true
    default: false
    }
  }
}

/// Diagnostics about unknown members.
extension ScriptChecker {
  mutating func unknownMember(_ name: Name, of owner: ValueType) {
    let known = members(of: owner.type)
    let written = owner.type.scriptName
    if let function = functionsOnly(name.text, of: owner) {
      report(
        "`\(name.text)` is a function of \(written)",
        at: name.span,
        hint: "call it: `.\(function.call)`"
      )
      return
    }
    if let element = owner.element, property(name.text, of: element) != nil {
      report(
        "a list has no `\(name.text)`, but each of its elements does",
        at: name.span,
        hint:
          "go over it with `for`, take `.first`, or write `.map(\\.\(name.text))` for a list of them"
      )
      return
    }
    report(
      known.isEmpty ? "\(written) has no members" : "\(written) has no `\(name.text)`",
      at: name.span,
      hint: synonym(name.text, of: owner.type, in: known)
        ?? findings.suggestion(for: name.text, in: known)
        ?? (known.isEmpty ? "leave `.\(name.text)` out" : "it has \(known.inRow("and"))")
    )
  }

  private func functionsOnly(_ name: String, of owner: ValueType) -> BuiltIn? {
    BuiltIn.Owner(of: owner.type).flatMap { kind in
      BuiltIn.members(of: kind, named: name).first { $0.parameters != nil }
    }
  }

  /// Returns the names of the members of a type, each once.
  func members(of type: IntentValueType) -> [String] {
    if case .entity(let name) = type {
      if name == CaughtError.type { return ["message", "hint", "intent"] }
      if groups[name] != nil { return ["key", "items"] }
    }
    var names: [String] = []
    if case .entity(let name) = type { names = catalog.index.entities[name]?.names ?? [] }
    for builtIn in BuiltIn.members(of: type) where !names.contains(builtIn.name) {
      names.append(builtIn.name)
    }
    return names
  }

  /// Returns a hint for a member that has another name in other languages, as `length` for `count`;
  /// otherwise `nil`.
  private func synonym(_ name: String, of type: IntentValueType, in known: [String]) -> String? {
    if case .list = type {
      switch name {
      case "append", "push", "add", "insert": return "a list grows by `names += [name]`"
      case "sort", "sortBy", "sort_by", "orderBy", "sortedBy": return "write `.sorted(by: \\.name)`"
      default: break
      }
    }
    return Self.synonyms[name].flatMap { known.contains($0) ? "did you mean `\($0)`?" : nil }
  }

  private static let synonyms = [
    "length": "count", "size": "count", "len": "count", "empty": "isEmpty", "head": "first",
    "description": "title", "text": "title", "label": "title", "trim": "trimmed",
    "strip": "trimmed", "lower": "lowercased", "toLowerCase": "lowercased",
    "upper": "uppercased", "toUpperCase": "uppercased", "replace": "replacing",
    "startsWith": "hasPrefix", "endsWith": "hasSuffix", "includes": "contains",
    "reverse": "reversed", "distinct": "unique", "uniq": "unique", "join": "joined",
    "groupBy": "grouped", "group_by": "grouped", "take": "prefix", "left": "prefix",
    "right": "suffix", "total": "sum", "pad": "padded", "padStart": "padded", "padEnd": "padded",
    "columns": "fields", "csv": "fields", "dayOfWeek": "weekday", "dayOfMonth": "day",
  ]
}
