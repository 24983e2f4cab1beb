internal import WidgetIntents

extension ScriptChecker {
  static let show = "show"

  mutating func call(
    _ name: Name,
    _ arguments: [Argument],
    _ expression: Expression,
    _ wanted: IntentValueType?
  ) -> ValueType? {
    if !functionsByName.isEmpty, let function = functionsByName[name.text] {
      return callFunction(function, name, arguments, expression)
    }
    switch catalog.index.callables[name.text] {
    case .intent(let intent):
      return callIntent(intent, name, arguments, expression)
    case .entity(let entity):
      return entityLiteral(entity, name, arguments, expression)
    case .several(let intents):
      severalIntents(intents, name)
    case nil:
      if name.text == Self.show { return show(name, arguments, expression) }
      unknownCall(name)
    }
    for argument in arguments { inferAlone(argument.value) }
    return nil
  }

  /// Checks a value whose use is unknown: bare words may mean anything.
  mutating func inferAlone(_ value: Expression) {
    switch value.ungrouped.kind {
    case .name(let name) where scope.visible[name] == nil: return
    case .enumCase: return
    case .list(let elements) where elements.isEmpty: return
    default: _ = infer(value)
    }
  }

  private mutating func callIntent(
    _ intent: IntentSymbol,
    _ name: Name,
    _ arguments: [Argument],
    _ expression: Expression
  ) -> ValueType? {
    guard intent.reference.intent.role != .configuration else {
      report(
        "`\(name.text)` configures a widget and is never performed",
        at: name.span,
        hint: "`widgetctl add` takes its parameters as options"
      )
      return nil
    }
    guard catalog.callsHidden || intent.reference.intent.isDiscoverable else {
      report(
        "`\(name.text)` is an intent for widgets alone",
        at: name.span,
        hint: "--hidden lets scripts call what is kept out of lists"
      )
      return nil
    }
    let start = matched.count
    matchArguments(arguments, name, intent.parameters, isIntent: true)
    resolve(expression.id, .intent(site: sites.site(of: intent, matched[start...])))
    matched.removeSubrange(start...)
    sites.require(extension: intent.reference.extensionName)
    note(intent, name.span)
    return intent.result
  }

  private mutating func callFunction(
    _ function: Int,
    _ name: Name,
    _ arguments: [Argument],
    _ expression: Expression
  ) -> ValueType? {
    let signature = signatures[function]
    let start = matched.count
    matchArguments(arguments, name, signature.parameters, isIntent: false)
    var order = signature.order
    let isInOrder =
      arguments.count == order.count && order.allSatisfy { matched[start + $0] == $0 }
    if !isInOrder {
      for (position, parameter) in matched[start...].enumerated()
      where order.indices.contains(Int(parameter)) {
        order[Int(parameter)] = position
      }
    }
    matched.removeSubrange(start...)
    resolve(expression.id, .function(function, order: order))
    rules.call(function, from: scope.function, name.span)
    return signature.result
  }

  private mutating func entityLiteral(
    _ entity: EntitySymbol,
    _ name: Name,
    _ arguments: [Argument],
    _ expression: Expression
  ) -> ValueType? {
    resolve(expression.id, entity.literal)
    sites.require(extension: entity.extensionName)
    let type = ValueType(.entity(entity.identifier))
    guard let first = arguments.first, arguments.count == 1, first.label == nil else {
      report(
        "`\(name.text)` is found by one text: its id, the beginning of its id, or its name",
        at: name.span,
        hint: arguments.isEmpty
          ? "write `\(name.text)(\"…\")`, or `find \(name.text)` for all"
          : "to find by properties, write `find \(name.text) where …`"
      )
      for argument in arguments { inferAlone(argument.value) }
      return type
    }
    require(first.value, .string, .operand(name.text))
    return type
  }

  private mutating func severalIntents(_ intents: [IntentSymbol], _ name: Name) {
    let extensions = intents.map(\.reference.extensionName)
    let others = intents.map(\.reference.intent.identifier).filter { $0 != name.text }
    report(
      "several extensions have an intent `\(name.text)`: \(list(extensions, "and"))",
      at: name.span,
      hint: Set(others).count == intents.count
        ? "call one by its type: \(list(others, "or"))"
        : "remove one of the extensions, or rename its intent"
    )
  }

  private mutating func unknownCall(_ name: Name) {
    let text = name.text
    guard !scope.reportedNames.contains(text), !findings.isUnread(text) else { return }
    if let local = scope.visible[text] {
      let type = local.type.map { ", but a value: \($0.type.scriptName)" } ?? ""
      report(
        "`\(text)` is no intent and no function\(type)",
        at: name.span,
        hint: "leave the parentheses out"
      )
      return
    }
    var known = catalog.index.offered
    known += functionsByName.keys.sorted()
    known += catalog.index.entities.names.sorted()
    known.append(Self.show)
    let close = suggestion(for: text, in: known)
    if close == nil { scope.reportedNames.insert(text) }
    report(
      "there is no intent and no function `\(text)`",
      at: name.span,
      hint: close ?? "`widgetctl intents` lists all intents"
    )
  }
}
