/// An intent that was looked up once and runs many times, as in a script.
public struct PreparedIntent: Sendable {
  private let performer: any PositionalPerformer

  init(_ type: any AppIntent.Type, parameterNames: [String]) throws(IntentError) {
    performer = try Self.performer(type, parameterNames)
  }

  private static func performer<Intent: AppIntent>(
    _ type: Intent.Type,
    _ names: [String]
  ) throws(IntentError) -> any PositionalPerformer {
    let shape = IntentShape.of(type)
    var slots: [Int] = []
    for name in names {
      let index = try shape.requiredIndex(named: name)
      guard !slots.contains(index) else {
        throw .repeatedParameter(shape.parameters[index].option, intent: shape.name)
      }
      slots.append(index)
    }
    return Performer<Intent>(
      shape: shape,
      slots: slots,
      open: shape.parameters.indices.filter { !slots.contains($0) }
    )
  }

  /// Performs the intent with one value for each of the prepared names.
  ///
  /// - Throws: `IntentError`; unless it is the intent's own failure, nothing was performed.
  public nonisolated(nonsending) func run(
    _ values: [IntentValue],
    in context: IntentContext
  ) async throws(IntentError) -> IntentOutcome {
    try await performer.run(values, in: context)
  }
}

private protocol PositionalPerformer: Sendable {
  nonisolated(nonsending) func run(
    _ values: [IntentValue],
    in context: IntentContext
  ) async throws(IntentError) -> IntentOutcome
}

private struct Performer<Intent: AppIntent>: PositionalPerformer {
  let shape: IntentShape
  /// For each value, the index of the parameter to which it is assigned.
  let slots: [Int]
  /// The indexes of the parameters for which the caller passes no value.
  let open: [Int]

  nonisolated(nonsending) func run(
    _ values: [IntentValue],
    in context: IntentContext
  ) async throws(IntentError) -> IntentOutcome {
    precondition(
      values.count == slots.count,
      "\(shape.name) was prepared for \(slots.count) values"
    )
    guard !shape.hasDependentQueries else {
      return try await runDependent(values, in: context)
    }
    let intent = Intent()
    let members = shape.bind(intent, in: context)
    for position in values.indices {
      let member = members[slots[position]]
      if try member.assignExact(values[position]) { continue }
      try await member.assignAsking(.value(values[position]), in: context)
    }
    if open.contains(where: { !members[$0].hasValue && !members[$0].isOptional }) {
      try await RequiredParameters.ask(for: members, of: shape)
    }
    let run = IntentRun(intent: intent, shape: shape, members: members)
    return try await IntentChain(context: context).run(run)
  }

  /// Performs the intent after assigning parameters one by one, which is slower, but lets queries
  /// read earlier values.
  private nonisolated(nonsending) func runDependent(
    _ values: [IntentValue],
    in context: IntentContext
  ) async throws(IntentError) -> IntentOutcome {
    let arguments = zip(slots, values).map { slot, value in
      IntentArgument(shape.parameters[slot].name, value: value)
    }
    let run = try await IntentBuilder(context: context).run(Intent.self, arguments)
    return try await IntentChain(context: context).run(run)
  }
}
