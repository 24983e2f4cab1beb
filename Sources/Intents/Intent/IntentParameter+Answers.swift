/// How answers become values.
extension IntentParameter {
  private static var mostAttempts: Int { 3 }  // who is not understood three times wants out

  /// A value in the person's words; `nil` when nobody can be asked.
  package func answer(to dialog: IntentDialog?) async throws(IntentError) -> Value.ValueType? {
    guard let conversation = IntentConversation.current, let context else { return nil }
    let question = (dialog ?? declaration.requestDialog)?.full.text ?? "\(title.text)?"
    let choices = Value.ValueType._choices.map { declaration.cases ?? $0 }
    let form: Question.Form =
      choices.map { .choice($0.map(\.displayText)) } ?? .value(Value.ValueType._intentValueType)
    var text = question
    var attempt = 1
    while true {
      let asked = Question(text, form, argument: option)
      guard let input = try await input(from: conversation.ask(asked), choices, question) else {
        return nil
      }
      do {
        let value = try await Value.ValueType._resolve(input, parameter: option, in: context)
        try check(value._intentValue)
        return value
      } catch {
        guard attempt < Self.mostAttempts, error.isMisunderstanding else { throw error }
        text = "\(error.message). \(question)"
        attempt += 1
      }
    }
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

  /// The position of the value that the person chose; `nil` when nobody can be asked.
  package func choice(
    among values: [IntentValue],
    _ dialog: IntentDialog?
  ) async throws(IntentError) -> Int? {
    guard let conversation = IntentConversation.current else { return nil }
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
  /// Whether other words may be understood.
  package var isMisunderstanding: Bool {
    switch self {
    case .mistyped, .outOfRange, .unknownCase, .notFound, .ambiguous: true
    default: false
    }
  }
}
