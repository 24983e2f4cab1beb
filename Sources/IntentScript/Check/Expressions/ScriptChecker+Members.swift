internal import WidgetIntents

extension ScriptChecker {
  mutating func member(_ base: Expression, _ name: Name, _ expression: Expression) -> ValueType? {
    guard let owner = present(base) else { return nil }
    guard let type = member(name, of: owner, expression.id) else {
      unknownMember(name, of: owner)
      return nil
    }
    guard type.isOptional, !scope.narrowed.isEmpty, let path = path(of: expression),
      scope.narrowed.contains(path)
    else { return type }
    return type.unwrapped
  }

  private mutating func member(_ name: Name, of owner: ValueType, _ node: NodeID) -> ValueType? {
    switch owner.type {
    case .entity(CaughtError.type):
      guard let type = CaughtError.properties[name.text] else { return nil }
      resolve(node, .property(name.text))
      return ValueType(type)
    case .entity(let identifier):
      if let property = catalog.index.entities[identifier]?.properties[name.text] {
        resolve(node, property.binding)
        return ValueType(property.type)
      }
      return builtIn(name, [.id, .title], node)
    case .enumeration:
      return builtIn(name, [.title], node)
    case .string:
      return builtIn(name, [.count, .isEmpty], node)
    case .list(let element):
      return builtIn(name, [.count, .isEmpty, .first, .last], node, element: owner.element)
        ?? (element == .nothing ? .nothing : nil)
    default:
      return nil
    }
  }

  private mutating func builtIn(
    _ name: Name,
    _ known: [BuiltInMember],
    _ node: NodeID,
    element: ValueType? = nil
  ) -> ValueType? {
    guard let member = BuiltInMember(rawValue: name.text), known.contains(member) else {
      return nil
    }
    resolve(node, .member(member))
    return switch member {
    case .count: .int
    case .isEmpty: .bool
    case .id, .title: .string
    case .first, .last: element?.wrapped
    }
  }

  private mutating func unknownMember(_ name: Name, of owner: ValueType) {
    let known = members(of: owner.type)
    let written = owner.type.scriptName
    if case .list(let element) = owner.type, members(of: element).contains(name.text) {
      report(
        "a list has no `\(name.text)`, but each of its elements does",
        at: name.span,
        hint: "go over it with `for`, or take `.first`"
      )
      return
    }
    report(
      known.isEmpty ? "\(written) has no members" : "\(written) has no `\(name.text)`",
      at: name.span,
      hint: findings.suggestion(for: name.text, in: known) ?? synonym(name.text, in: known)
        ?? (known.isEmpty ? "leave `.\(name.text)` out" : "it has \(known.inRow("and"))")
    )
  }

  private func members(of type: IntentValueType) -> [String] {
    switch type {
    case .entity(CaughtError.type): ["message", "hint", "intent"]
    case .entity(let name): (catalog.index.entities[name]?.names ?? []) + ["id", "title"]
    case .enumeration: ["title"]
    case .string: ["count", "isEmpty"]
    case .list: ["count", "isEmpty", "first", "last"]
    default: []
    }
  }

  /// What other languages call the same.
  private func synonym(_ name: String, in known: [String]) -> String? {
    let meant =
      switch name {
      case "length", "size", "len": "count"
      case "empty": "isEmpty"
      case "head": "first"
      case "description", "text", "name", "label": "title"
      default: ""
      }
    return known.contains(meant) ? "did you mean `\(meant)`?" : nil
  }
}
