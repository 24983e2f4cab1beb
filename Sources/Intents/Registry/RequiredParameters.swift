/// The parameters that need a value before an intent performs.
enum RequiredParameters {
  /// Asks the user for missing values, in order of declaration (AI-6).
  ///
  /// - Throws: `IntentError.missingParameters` that names all missing parameters if no user can be
  ///   asked.
  static func ask(
    for members: [any ErasedIntentParameter],
    of shape: IntentShape
  ) async throws(IntentError) {
    for member in members where !member.hasValue && !member.isOptional {
      guard try await member.assignAnswer(nil) else { return try check(members, of: shape) }
    }
  }

  /// Checks that all required parameters have values.
  ///
  /// - Throws: `IntentError.missingParameters` with all that have none.
  static func check(
    _ members: [any ErasedIntentParameter],
    of shape: IntentShape
  ) throws(IntentError) {
    let missing = zip(shape.parameters, members).filter { !$1.hasValue && !$1.isOptional }
    guard !missing.isEmpty else { return }
    throw .missingParameters(missing.map(\.0.option), intent: shape.name)
  }
}

extension ErasedIntentParameter {
  /// Resolves an input and assigns the value; asks the user to choose if several entities match.
  func assignAsking(
    _ input: IntentInput,
    in context: IntentContext
  ) async throws(IntentError) {
    do {
      try await assign(input, in: context)
    } catch {
      guard case .ambiguous(_, _, let candidates) = error else { throw error }
      let titles = candidates.map { IntentValue.string("\($0.title) (\($0.id))") }
      guard let index = try await chooseCandidate(among: titles) else { throw error }
      try await assign(.text(candidates[index].id), in: context)
    }
  }
}
