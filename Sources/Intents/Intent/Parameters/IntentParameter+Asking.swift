/// Questions that `perform()` asks.
///
/// If no user can be asked, each of them ends the run with an error that names the argument which
/// would have answered it (AI-30).
extension IntentParameter {
  /// Asks the user for a value and returns it without changing the parameter.
  ///
  /// ```swift
  /// struct Rename: AppIntent {
  ///   static let title: LocalizedStringResource = "Rename"
  ///   @Parameter(title: "Name") var name: String?
  ///   func perform() async throws -> some IntentResult & ProvidesDialog {
  ///     if name == nil { name = try await $name.requestValue("Which name?") }
  ///     return .result(dialog: "Renamed.")
  ///   }
  /// }
  /// ```
  ///
  /// It throws an error that ends the run if the user enters no value or cannot be asked.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    guard let value = try await answer(to: dialog) else { throw needsValueError(dialog) }
    return value
  }

  /// The spelling of ``needsValueError(_:)`` from 2022: `throw $name.requestValue("…")` (AI-25).
  @available(*, deprecated, renamed: "needsValueError")
  @_disfavoredOverload
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error {
    needsValueError(dialog)
  }

  /// Returns an error that ends the run; once the user has answered, `perform()` begins again
  /// (AI-24).
  ///
  /// ```swift
  /// struct Call: AppIntent {
  ///   static let title: LocalizedStringResource = "Call"
  ///   @Parameter(title: "Number") var number: String?
  ///   func perform() async throws -> some IntentResult {
  ///     guard number != nil else { throw $number.needsValueError("Which number?") }
  ///     return .result()
  ///   }
  /// }
  /// ```
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    .needsValue(parameter: boundName, dialog: dialog ?? declaration.requestDialog)
  }

  /// Asks the user to choose one of several values and returns it.
  ///
  /// It throws an error that ends the run if the user chooses none or cannot be asked.
  public func requestDisambiguation(
    among values: [Value.ValueType],
    dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    let erased = values.map(\._intentValue)
    guard let index = try await choice(among: erased, dialog) else {
      throw needsDisambiguationError(among: values, dialog: dialog)
    }
    return values[index]
  }

  /// Returns an error that ends the run; once the user has chosen, `perform()` begins again.
  public func needsDisambiguationError(
    among values: [Value.ValueType],
    dialog: IntentDialog? = nil
  ) -> AppIntentError {
    .needsDisambiguation(
      parameter: boundName,
      among: values.map(\._intentValue),
      dialog: dialog ?? declaration.disambiguationDialog
    )
  }

  /// Asks the user to confirm a value; returns `false` if the user declines (AI-26).
  ///
  /// It throws an error that ends the run if no user can be asked.
  public func requestConfirmation(
    for item: Value.ValueType,
    dialog: IntentDialog? = nil
  ) async throws -> Bool {
    let question = dialog?.full.text ?? "\(item._intentValue.displayText)?"
    return try await IntentConversation.confirm(question)
  }
}

/// Converts the user's answers to values of the parameter.
extension IntentParameter {
  private static var maximumAttempts: Int { 3 }  // after as many mistakes a user wants out

  /// Asks the user for a value; returns `nil` if no user can be asked.
  private func answer(to dialog: IntentDialog?) async throws(IntentError) -> Value.ValueType? {
    guard let conversation = IntentSurroundings.current.conversation, let context else {
      return nil
    }
    let question = (dialog ?? declaration.requestDialog)?.full.text ?? "\(title.text)?"
    let choices = Value.ValueType._choices.map { declaration.cases ?? $0 }
    let form: Question.Form =
      choices.map { .choice($0.map(\.displayText)) } ?? .value(Value.ValueType._intentValueType)
    // They are read at a terminal alone.
    var suggestions: [IntentValue] = []
    if conversation.isAttended != false { suggestions = await Value.ValueType._suggestions() }
    var text = question
    var attempt = 1
    while true {
      let asked = Question(
        text,
        form,
        argument: option,
        suggestions: suggestions.isEmpty ? nil : suggestions.map(Self.line)
      )
      guard let input = try await input(from: conversation.ask(asked), choices, question) else {
        return nil
      }
      do {
        let value = try await Value.ValueType._resolve(input, parameter: option, in: context)
        try check(value._intentValue)
        return value
      } catch {
        guard attempt < Self.maximumAttempts, error.isMisunderstanding else { throw error }
        text = "\(error.message). \(question)"
        attempt += 1
      }
    }
  }

  /// Returns a line for a suggestion: the text that the user types to choose the value, then the
  /// value's title.
  private static func line(_ value: IntentValue) -> String {
    guard case .entity(let entity) = value else { return value.displayText }
    return "\(entity.shortID)  \(entity.title)"
  }

  private func input(
    from answer: Answer,
    _ choices: [IntentValue]?,
    _ question: String
  ) throws(IntentError) -> IntentInput? {
    switch answer {
    case .text(let words): return .text(words)
    case .value(let value): return .value(value)
    case .choice(let index):
      guard let choices, choices.indices.contains(index) else { throw .declined(question) }
      return .value(choices[index])
    case .declined, .dismissed: throw .declined(question)
    case .confirmed, .unanswered: return nil
    }
  }

  /// Asks the user to choose a value and returns its index; `nil` if no user can be asked.
  private func choice(
    among values: [IntentValue],
    _ dialog: IntentDialog?
  ) async throws(IntentError) -> Int? {
    guard let conversation = IntentSurroundings.current.conversation else { return nil }
    let question = (dialog ?? declaration.disambiguationDialog)?.full.text ?? "Which \(title.text)?"
    let titles = values.map(\.displayText)
    switch await conversation.ask(Question(question, .choice(titles), argument: option)) {
    case .choice(let index) where values.indices.contains(index): return index
    case .text(let words):
      let written = words.lowercased()
      let meant = titles.indices.filter { titles[$0].lowercased() == written }
      guard let index = meant.first, meant.count == 1 else { throw .declined(question) }
      return index
    case .confirmed, .unanswered: return nil
    case .choice, .value, .declined, .dismissed: throw .declined(question)
    }
  }

  package func chooseCandidate(
    among values: [IntentValue]
  ) async throws(IntentError) -> Int? {
    try await choice(among: values, nil)
  }

  package func assignAnswer(_ dialog: IntentDialog?) async throws(IntentError) -> Bool {
    guard let context, let value = try await answer(to: dialog) else { return false }
    try await assign(.value(value._intentValue), in: context)
    return true
  }

  package func assignChoice(
    among values: [IntentValue],
    _ dialog: IntentDialog?
  ) async throws(IntentError) -> Bool {
    guard let context, let index = try await choice(among: values, dialog) else { return false }
    try await assign(.value(values[index]), in: context)
    return true
  }
}

extension IntentError {
  /// Whether the error means that an answer was not understood or not accepted, so that the
  /// question is repeated.
  fileprivate var isMisunderstanding: Bool {
    switch self {
    case .mistyped, .outOfRange, .unknownCase, .unknownOption, .notFound, .ambiguous: true
    default: false
    }
  }
}
