internal import WidgetIntents

/// Functions of values, by the table of ``BuiltIn``.
extension ScriptChecker {
  mutating func method(
    _ base: Expression,
    _ name: Name,
    _ arguments: [Argument],
    _ expression: Expression
  ) -> ValueType? {
    guard let owner = present(base) else {
      for argument in arguments where !argument.value.isKeyPath { inferAlone(argument.value) }
      return nil
    }
    let known =
      BuiltIn.Owner(of: owner.type).map { BuiltIn.members(of: $0, named: name.text) } ?? []
    let functions = known.filter { $0.parameters != nil }
    guard !functions.isEmpty else {
      noFunction(name, of: owner)
      for argument in arguments where !argument.value.isKeyPath { inferAlone(argument.value) }
      return nil
    }
    return call(functions, name, arguments, of: owner, expression)
  }

  /// Checks a conversion of a text to another type, such as `Int("3")`, and returns that type;
  /// `nil` after a reported error.
  mutating func conversion(
    _ functions: [BuiltIn],
    _ name: Name,
    _ arguments: [Argument],
    _ expression: Expression
  ) -> ValueType? {
    call(functions, name, arguments, of: .string, expression)
  }

  private mutating func call(
    _ functions: [BuiltIn],
    _ name: Name,
    _ arguments: [Argument],
    of owner: ValueType,
    _ expression: Expression
  ) -> ValueType? {
    let labels = arguments.map { $0.label?.text }
    guard let function = functions.first(where: { $0.parameters?.map(\.label) == labels }),
      let parameters = function.parameters
    else {
      report(
        "`\(name.text)` is called with other arguments",
        at: name.span,
        hint:
          "write \(functions.map { $0.owner == .conversion ? $0.call : ".\($0.call)" }.inRow("or"))"
      )
      for argument in arguments where !argument.value.isKeyPath { inferAlone(argument.value) }
      return nil
    }
    var key: ValueType?
    var memberKey: MemberKey?
    for (argument, parameter) in zip(arguments, parameters) {
      if parameter.kind == .key {
        guard let found = self.key(argument.value, of: owner, for: name) else { return nil }
        (key, memberKey) = found
      } else {
        check(argument.value, for: parameter, of: owner, name)
      }
    }
    resolve(expression.id, .builtIn(function.member, memberKey))
    guard meets(function.requirement, key ?? owner.element) else {
      refuse(function, name, key ?? owner.element)
      return nil
    }
    if function.result == .groups, let key { return groups(of: owner, by: key) }
    let type = result(of: function, for: owner, key: key)
    if function.member == .sum, let type { coercions[expression.id] = sumCoercion(type.type) }
    return type
  }

  private mutating func check(
    _ value: Expression,
    for parameter: BuiltIn.Parameter,
    of owner: ValueType,
    _ name: Name
  ) {
    let use = ValueUse.functionArgument(parameter.label ?? name.text)
    switch parameter.kind {
    case .value(let type): require(value, type, use)
    case .element:
      if let element = owner.element { require(value, element.type, use) }
    case .moment:
      guard let type = present(value) else { return }
      guard type.type != .date, type.type != .dateComponents else { return }
      report(
        "expected Day or Date\(use.words), found \(type.type.scriptName)",
        at: value.span,
        hint: "for example `today.days(since: todo.createdAt)`"
      )
    case .key: break
    }
  }

  /// Returns the property that a function reads from each element, with its type; `nil` after a
  /// reported error.
  private mutating func key(
    _ value: Expression,
    of owner: ValueType,
    for function: Name
  ) -> (ValueType, MemberKey)? {
    guard case .keyPath(let name) = value.ungrouped.kind else {
      let text = findings.excerpt(value) ?? "name"
      report(
        "`\(function.text)` takes the name of a property",
        at: value.span,
        hint: "write it after `\\.`: `\\.\(text.allSatisfy { $0.isLetter } ? text : "name")`"
      )
      return nil
    }
    guard let element = owner.element else { return nil }
    guard !element.isOptional else {
      report(
        "elements of this list may be nil, which has no `\(name.text)`",
        at: name.span,
        hint: "go over it with `for`, and test each with `if let`"
      )
      return nil
    }
    guard let (type, binding) = property(name.text, of: element) else {
      unknownMember(name, of: element)
      return nil
    }
    switch binding {
    case .property(let property): return (type, .property(property))
    case .member(let member): return (type, .member(member))
    default: return nil
    }
  }

  private mutating func refuse(_ function: BuiltIn, _ name: Name, _ element: ValueType?) {
    let type = element?.type.scriptName ?? "a value"
    report(
      function.requirement == .order
        ? "`\(name.text)` needs an order, but \(type) has none"
        : "`\(name.text)` adds numbers, spans of time or measurements, found \(type)",
      at: name.span,
      hint: function.parameters?.isEmpty == false
        ? "name another property" : "name a property: `.\(name.text)(\(function.example))`"
    )
  }

  private mutating func groups(of owner: ValueType, by key: ValueType) -> ValueType {
    let group = GroupType(key: key, items: owner)
    groups[group.identifier] = group
    return ValueType(.list(.entity(group.identifier)))
  }

  private mutating func noFunction(_ name: Name, of owner: ValueType) {
    let written = owner.type.scriptName
    if property(name.text, of: owner) != nil {
      report(
        "`\(name.text)` is a property of \(written) and no function",
        at: name.span,
        hint: "leave the parentheses out: `.\(name.text)`"
      )
      return
    }
    if functions[name.text] != nil || catalog.index.callables[name.text] != nil {
      report(
        "\(written) has no function `\(name.text)`",
        at: name.span,
        hint: "call an intent or a function without a value before it: `\(name.text)(…)`"
      )
      return
    }
    unknownMember(name, of: owner)
  }
}

/// Checks of an element of a list by its index, as in `names[0]`.
extension ScriptChecker {
  mutating func element(of list: Expression, at index: Expression) -> ValueType? {
    let type = present(list)
    require(index, .int, .operand("[ ]"))
    guard let type else { return nil }
    guard let element = type.element else {
      report(
        "`[ ]` takes an element of a list, found \(type.type.scriptName)",
        at: list.span,
        hint: type.type == .string
          ? "a text has `.prefix(1)`, `.split(by: \" \")` and `.words`" : "leave `[ ]` out"
      )
      return nil
    }
    return element
  }
}

extension Expression {
  /// Whether the parameter is a key path, such as `\.due`, and not a value.
  var isKeyPath: Bool {
    if case .keyPath = ungrouped.kind { true } else { false }
  }
}

extension BuiltIn {
  /// An example of the argument, for a function that accepts a property.
  fileprivate var example: String { name == "sorted" ? "by: \\.name" : "\\.name" }
}
