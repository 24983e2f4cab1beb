internal import WidgetIntents

extension ScriptChecker {
  /// Checks a call's arguments; leaves the parameter of each in ``matched``, -1 where it has none.
  mutating func matchArguments(
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
    let missing = parameters.indices.filter { parameters[$0].isRequired && !isKnown($0) }
    // An argument that could not be placed may be the one that is missing.
    guard !missing.isEmpty, !matched[start...].contains(-1) else { return }
    refuseMissing(missing.map { parameters[$0] }, call, isAlone: arguments.isEmpty)
  }

  /// Which parameter an argument is for; one that is for none is reported.
  private mutating func parameter(
    of argument: Argument,
    _ position: Int,
    _ call: Name,
    _ parameters: [ParameterSymbol]
  ) -> Int? {
    guard let label = argument.label else {
      let first = parameters.firstIndex(where: \.isRequired)
      if let first, position == 0 { return first }
      refuseUnlabelled(argument, position, call, parameters)
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
      hint = suggestion(for: label.text, in: names) ?? "it takes \(list(names, "and"))"
    }
    report("`\(call.text)` has no parameter `\(label.text)`", at: label.span, hint: hint)
    return nil
  }

  private mutating func refuseUnlabelled(
    _ argument: Argument,
    _ position: Int,
    _ call: Name,
    _ parameters: [ParameterSymbol]
  ) {
    let text = excerpt(argument.value) ?? "…"
    if parameters.isEmpty {
      report(
        "`\(call.text)` takes no arguments",
        at: argument.value.span,
        hint: "leave it out: `\(call.text)()`"
      )
      return
    }
    let names = parameters.map(\.name)
    let example = position < names.count ? names[position] : names[names.count - 1]
    report(
      position == 0
        ? "`\(call.text)` has no required parameter: this argument needs a label"
        : "only the first argument may go without a label",
      at: argument.value.span,
      hint: names.count == 1 || position < names.count
        ? "write the label: `\(example): \(text)`"
        : "it takes \(list(names, "and"))"
    )
  }

  private mutating func check(
    _ value: Expression,
    for parameter: ParameterSymbol,
    isIntent: Bool
  ) {
    guard let type = parameter.type else {
      inferAlone(value)
      return
    }
    let use: Use =
      isIntent ? .intentArgument(parameter.name) : .functionArgument(parameter.name)
    guard require(value, type, use) else { return }
    if let range = parameter.range, let number = value.number, !range.contains(number) {
      let isWhole = type.unwrapped == .int
      report(
        "`\(parameter.name)` goes from \(bound(range.lowerBound, isWhole)) to "
          + "\(bound(range.upperBound, isWhole)), found \(excerpt(value) ?? "another number")",
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
      hint: "it takes \(list(allowed.map(CommandLineName.kebab), "or"))"
    )
  }

  private func bound(_ value: Double, _ isWhole: Bool) -> String {
    if isWhole, let whole = Int(exactly: value) { return String(whole) }
    return value.description
  }

  private mutating func refuseMissing(
    _ missing: [ParameterSymbol],
    _ call: Name,
    isAlone: Bool
  ) {
    let described = missing.map { parameter in
      parameter.type.map { "`\(parameter.name)` (\($0.scriptName))" } ?? "`\(parameter.name)`"
    }
    let names =
      described.count > 1
      ? "\(described.dropLast().joined(separator: ", ")) and \(described[described.count - 1])"
      : described[0]
    let example = missing.map { "\($0.name): …" }.joined(separator: ", ")
    report(
      "`\(call.text)` needs \(names)",
      at: call.span,
      hint: isAlone ? "write `\(call.text)(\(example))`" : "add `\(example)`"
    )
  }
}
