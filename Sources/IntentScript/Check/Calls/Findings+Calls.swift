internal import WidgetIntents

/// Diagnostics about calls.
extension Findings {
  /// Returns whether an intent may be called; adds a diagnostic if it may not.
  mutating func allowCall(of intent: IntentSymbol, _ name: Name, hidden callsHidden: Bool) -> Bool {
    guard intent.reference.intent.role != .configuration else {
      report(
        "`\(name.text)` configures a widget and is never performed",
        at: name.span,
        hint: "`widgetctl add` takes its parameters as options"
      )
      return false
    }
    guard callsHidden || intent.reference.intent.isDiscoverable else {
      report(
        "`\(name.text)` is an intent that only widgets perform",
        at: name.span,
        hint: "add --hidden to let the script call it"
      )
      return false
    }
    return true
  }

  mutating func refuseSeveral(_ intents: [IntentSymbol], _ name: Name) {
    let extensions = intents.map(\.reference.extensionName)
    let others = intents.map(\.reference.intent.identifier).filter { $0 != name.text }
    report(
      "several extensions have an intent `\(name.text)`: \(extensions.inRow("and"))",
      at: name.span,
      hint: Set(others).count == intents.count
        ? "call one by its type: \(others.inRow("or"))"
        : "remove one of the extensions, or rename its intent"
    )
  }

  mutating func refuseUnlabelled(
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
        : "it takes \(names.inRow("and"))"
    )
  }

  mutating func refuseMissing(
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
