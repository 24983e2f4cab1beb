internal import WidgetIntents

extension DryRun {
  nonisolated(nonsending) mutating func call(
    _ expression: Expression,
    _ name: Name,
    _ arguments: [Argument]
  ) async throws(ScriptFault) -> DryValue {
    if case .builtIn = script.binding(of: expression.id) {
      return try await builtIn(expression, arguments.map(\.value))
    }
    var values: [DryValue] = []
    for argument in arguments { values.append(try await evaluate(argument.value)) }
    switch script.binding(of: expression.id) {
    case .intent(let index):
      let site = script.sites[index]
      let texts = zip(site.parameters, values).map { "\($0): \(written($1))" }
      let intent = site.reference.intent.name
      try emit("\(intent)(\(texts.joined(separator: ", ")))")
      return site.reference.intent.resultType == .nothing
        ? .nothing : .symbol("⟨result of \(intent)⟩")
    case .function(let index, let order): return try await function(index, order, values)
    case .entityLiteral(let type): return await entity(type, values.first ?? .nothing)
    case .show(let widget, let size):
      let picture = values[widget].value.map(evaluator.text) ?? written(values[widget])
      guard let size else {
        try emit("show(\(picture))")
        return .nothing
      }
      try emit("show(\(picture), size: \(values[size].value.map(evaluator.text) ?? "…"))")
      return .nothing
    default: return .nothing
    }
  }

  /// One that an intent of this run would have made or changed cannot be found.
  private nonisolated(nonsending) func entity(_ type: String, _ text: DryValue) async -> DryValue {
    guard let value = text.value else { return .symbol("⟨\(type)(\(written(text)))⟩") }
    do throws(IntentError) {
      return .known(.entity(try await host.entity(type, evaluator.text(value))))
    } catch {
      return .symbol("⟨\(type)(\(written(text)))⟩")
    }
  }

  private nonisolated(nonsending) mutating func function(
    _ index: Int,
    _ order: [Int],
    _ values: [DryValue]
  ) async throws(ScriptFault) -> DryValue {
    let function = script.functions[index]
    let name = function.function.name.text
    try step()
    // What ends the recursion is not known.
    if undecided > 0, active.contains(index) {
      try emit("\(name)(…)")
      return .symbol("⟨result of \(name)⟩")
    }
    guard active.count < options.limits.depth else {
      throw .limit(name: "depth", value: options.limits.depth)
    }
    var inner = [DryValue](repeating: .nothing, count: function.slots)
    for (parameter, position) in order.enumerated() {
      if position >= 0 {
        inner[parameter] = values[position]
      } else if let value = script.functions[index].function.defaults[parameter] {
        inner[parameter] = try await evaluate(value)
      }
    }
    let kept = (frame, undecided, now, place)
    frame = inner
    active.append(index)
    let flow = try await walk(function.function.body.statements)
    active.removeLast()
    (frame, undecided, now, place) = kept
    switch flow {
    case .returns(let value): return value
    case .ends: return .symbol("⟨result of \(name)⟩")
    case .goesOn, .leaves, .nextRound:
      return function.result == .nothing ? .nothing : .symbol("⟨result of \(name)⟩")
    }
  }

  /// Asks for what the operands that are known say; a search for a symbol stands for itself.
  nonisolated(nonsending) mutating func find(
    _ find: Find,
    _ expression: Expression
  ) async throws(ScriptFault) -> DryValue {
    var compiler = SearchCompiler(script)
    let template = compiler.template(find)
    var operands: [IntentValue] = []
    for operand in compiler.operands {
      guard let value = try await evaluate(operand).value else { return symbol(expression) }
      operands.append(value)
    }
    if template.isInList { return .known(try evaluator.find(template, operands)) }
    let search = try template.search(operands)
    do throws(IntentError) {
      let found = try await host.find(search)
      return .known(.list(found.map { .entity($0) }))
    } catch {
      throw ScriptFault(error, intent: nil)
    }
  }

  nonisolated(nonsending) mutating func prompt(
    _ form: PromptForm,
    _ arguments: [Argument],
    _ expression: Expression
  ) async throws(ScriptFault) -> DryValue {
    var texts: [String] = []
    for argument in arguments { texts.append(written(try await evaluate(argument.value))) }
    try emit("\(form.rawValue) \(texts.joined(separator: ", "))")
    return .symbol("⟨answer to \(texts.first ?? form.rawValue)⟩")
  }
}
