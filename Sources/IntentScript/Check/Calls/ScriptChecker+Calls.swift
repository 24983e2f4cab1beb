internal import WidgetIntents

extension ScriptChecker {
  static let show = "show"

  mutating func call(
    _ name: Name,
    _ arguments: [Argument],
    _ expression: Expression,
    _ wanted: IntentValueType?
  ) -> ValueType? {
    if !functions.isEmpty, let function = functions[name.text] {
      return callFunction(function, name, arguments, expression)
    }
    switch catalog.index.callables[name.text] {
    case .intent(let intent):
      return callIntent(intent, name, arguments, expression)
    case .entity(let entity):
      return entityLiteral(entity, name, arguments, expression)
    case .several(let intents):
      findings.refuseSeveral(intents, name)
    case nil:
      if name.text == Self.show { return show(name, arguments, expression) }
      let conversions = BuiltIn.members(of: .conversion, named: name.text)
      if !conversions.isEmpty { return conversion(conversions, name, arguments, expression) }
      unknownCall(name)
    }
    for argument in arguments { inferAlone(argument.value) }
    return nil
  }

  private mutating func callIntent(
    _ intent: IntentSymbol,
    _ name: Name,
    _ arguments: [Argument],
    _ expression: Expression
  ) -> ValueType? {
    guard findings.allowCall(of: intent, name, hidden: catalog.callsHidden) else { return nil }
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
    let signature = functions.signature(function)
    let start = matched.count
    matchArguments(arguments, name, signature.parameters, isIntent: false)
    var order = signature.order
    let isInOrder =
      arguments.count == order.count && order.allSatisfy { matched[start + $0] == $0 }
    if !isInOrder {
      order = Array(repeating: -1, count: order.count)
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

  private mutating func unknownCall(_ name: Name) {
    let text = name.text
    guard !scope.reportedNames.contains(text), !findings.isUnread(text) else { return }
    if let local = scope.locals[text] {
      // A name without a type was bound in a statement that has been reported.
      guard let type = local.type?.type.scriptName else { return }
      report(
        "`\(text)` is neither an intent nor a function, but a value: \(type)",
        at: name.span,
        hint: "leave the parentheses out"
      )
      return
    }
    var known = catalog.index.offered
    known += functions.names
    known += catalog.index.entities.keys.sorted()
    known.append(Self.show)
    let close = findings.suggestion(for: text, in: known)
    // A file that cannot be read is one mistake: what it may have declared is not asked for.
    if close == nil, findings.lacksFile { return }
    if close == nil { scope.reportedNames.insert(text) }
    report(
      "there is no intent and no function `\(text)`",
      at: name.span,
      hint: close ?? "`widgetctl intents` lists all intents"
    )
  }
}

/// Checks of a call's arguments.
extension ScriptChecker {
  /// Checks a call's arguments, and stores for each the index of its parameter in ``matched``; -1
  /// for an argument without a parameter.
  private mutating func matchArguments(
    _ arguments: [Argument],
    _ call: Name,
    _ parameters: [ParameterSymbol],
    isIntent: Bool
  ) {
    let start = matched.count
    var given: Set<Int32>? = parameters.count > 64 ? [] : nil
    var mask: UInt64 = 0
    for (position, argument) in arguments.enumerated() {
      let index = parameter(of: argument, position, call, parameters)
      matched.append(Int32(index ?? -1))
      guard let index else {
        inferAlone(argument.value)
        continue
      }
      let isRepeated: Bool
      if index < 64, given == nil {
        isRepeated = mask & (1 << UInt64(index)) != 0
        mask |= 1 << UInt64(index)
      } else {
        isRepeated = given?.insert(Int32(index)).inserted == false
      }
      if isRepeated {
        report(
          "`\(parameters[index].name)` is given twice",
          at: argument.label?.span ?? argument.value.span,
          hint: "leave one of the two out"
        )
      }
      check(argument.value, for: parameters[index], isIntent: isIntent)
    }
    let isKnown: (Int) -> Bool = { index in
      given?.contains(Int32(index)) ?? (mask & (1 << UInt64(index)) != 0)
    }
    // A second parameter of one name has been reported, and no call can give it.
    let missing = parameters.indices.filter { index in
      parameters[index].isRequired && !isKnown(index)
        && !parameters[..<index].contains { $0.name == parameters[index].name }
    }
    // An argument that could not be placed may be the one that is missing.
    guard !missing.isEmpty, !matched[start...].contains(-1) else { return }
    findings.refuseMissing(missing.map { parameters[$0] }, call, isAlone: arguments.isEmpty)
  }

  /// Returns the index of the parameter for an argument; `nil` for an argument without one, which
  /// is reported.
  private mutating func parameter(
    of argument: Argument,
    _ position: Int,
    _ call: Name,
    _ parameters: [ParameterSymbol]
  ) -> Int? {
    guard let label = argument.label else {
      let first = parameters.firstIndex(where: \.isRequired)
      if let first, position == 0 { return first }
      findings.refuseUnlabelled(argument, position, call, parameters)
      return nil
    }
    if position < parameters.count, parameters[position].name == label.text { return position }
    if let index = parameters.firstIndex(where: { $0.name == label.text }) { return index }
    let names = parameters.map(\.name)
    let hint: String
    if let same = names.first(where: { CommandLineName.kebab($0) == label.text }) {
      hint = "in scripts it is written `\(same)`"
    } else if names.isEmpty {
      hint = "call it without arguments: `\(call.text)()`"
    } else {
      hint = findings.suggestion(for: label.text, in: names) ?? "it takes \(names.inRow("and"))"
    }
    report("`\(call.text)` has no parameter `\(label.text)`", at: label.span, hint: hint)
    return nil
  }

  /// Checks an argument against the type, range and allowed cases of its parameter.
  private mutating func check(
    _ value: Expression,
    for parameter: ParameterSymbol,
    isIntent: Bool
  ) {
    guard let type = parameter.type else {
      inferAlone(value)
      return
    }
    let use: ValueUse =
      isIntent ? .intentArgument(parameter.name) : .functionArgument(parameter.name)
    guard require(value, type, use) else { return }
    if let range = parameter.range, let number = value.number, !range.contains(number) {
      let isWhole = type.unwrapped == .int
      report(
        "`\(parameter.name)` goes from \(bound(range.lowerBound, isWhole)) to "
          + "\(bound(range.upperBound, isWhole)), found \(findings.excerpt(value) ?? "another number")",
        at: value.span,
        hint: number < range.lowerBound
          ? "the smallest is \(bound(range.lowerBound, isWhole))"
          : "the largest is \(bound(range.upperBound, isWhole))"
      )
    }
    if let allowed = parameter.allowedCases { check(value, for: parameter, allowed) }
  }

  private mutating func check(
    _ value: Expression,
    for parameter: ParameterSymbol,
    _ allowed: [String]
  ) {
    let node = Int(value.ungrouped.id.index)
    guard bindings.indices.contains(node), case .enumeration(let found) = bindings[node],
      !allowed.contains(found.rawValue)
    else { return }
    report(
      "`\(parameter.name)` does not take `\(CommandLineName.kebab(found.rawValue))`",
      at: value.span,
      hint: "it takes \(allowed.map(CommandLineName.kebab).inRow("or"))"
    )
  }

  private func bound(_ value: Double, _ isWhole: Bool) -> String {
    if isWhole, let whole = Int(exactly: value) { return String(whole) }
    return value.description
  }
}
