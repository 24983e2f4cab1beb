extension AppIntent {
  /// Asks the user whether to continue; returns if the answer is yes (AI-26).
  ///
  /// ```swift
  /// struct Reset: AppIntent {
  ///   static let title: LocalizedStringResource = "Reset"
  ///   func perform() async throws -> some IntentResult {
  ///     try await requestConfirmation()
  ///     UserDefaults.standard.removeObject(forKey: "count")
  ///     return .result()
  ///   }
  /// }
  /// ```
  ///
  /// - Throws: An error that ends the run if the user declines or cannot be asked. `--yes` answers
  ///   in advance.
  public func requestConfirmation() async throws {
    try await confirm("\(Self.title.text)?")
  }

  /// Asks the user a question of the author's and returns if the answer is yes (AI-26).
  ///
  /// ```swift
  /// struct Forget: AppIntent {
  ///   static let title: LocalizedStringResource = "Forget"
  ///   func perform() async throws -> some IntentResult {
  ///     try await requestConfirmation(dialog: "Forget all 12 pages?")
  ///     return .result()
  ///   }
  /// }
  /// ```
  ///
  /// `dialog` is the question; the action's name has no effect in a terminal. With the condition
  /// `lowConfidenceSource`, which typed requests never meet, nothing is asked. It throws an error
  /// that ends the run if the user declines or cannot be asked; `--yes` answers in advance.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [],
    actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {
    // Requests come in writing: none was recognised poorly.
    guard !conditions.contains(.lowConfidenceSource) else { return }
    try await confirm(dialog.full.text)
  }

  /// Asks the user whether to continue; the question is the dialog of a provisional result.
  ///
  /// The action's name and `showPrompt` have no effect in a terminal. It throws an error that ends
  /// the run if the user declines or cannot be asked; `--yes` answers in advance.
  public func requestConfirmation<Result: IntentResult>(
    result: Result,
    confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    try await confirm(result._parts.dialog?.full.text ?? "\(Self.title.text)?")
  }

  /// Asks the user to choose one of several options; an option with the style `cancel` ends the run
  /// (AI-27).
  ///
  /// ```swift
  /// struct Move: AppIntent {
  ///   static let title: LocalizedStringResource = "Move"
  ///   func perform() async throws -> some IntentResult & ProvidesDialog {
  ///     let here = IntentChoiceOption(title: "Here")
  ///     let there = IntentChoiceOption(title: "There")
  ///     let choice = try await requestChoice(between: [here, there, .cancel], dialog: "Where to?")
  ///     return .result(dialog: choice == here ? "Stays." : "Moved.")
  ///   }
  /// }
  /// ```
  ///
  /// It throws an error that ends the run if the user cancels or cannot be asked.
  public func requestChoice(
    between options: [IntentChoiceOption],
    dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    let text = dialog?.full.text ?? "\(Self.title.text)?"
    // The way out is shown last, wherever the author put it.
    let offered = options.filter { $0.style != .cancel } + options.filter { $0.style == .cancel }
    let titles = offered.map(\.title.text)
    let question = Question(text, .choice(titles), argument: "answer")
    let answer = await IntentSurroundings.current.conversation?.ask(question)
    let index: Int? =
      switch answer {
      case .choice(let index): index
      case .text(let words): titles.firstIndex { $0.lowercased() == words.lowercased() }
      case .declined, .dismissed, .value: nil
      case .confirmed, .unanswered, nil:
        throw IntentError.needsInput(
          parameter: "answer",
          dialog: IntentError.choice(text, of: titles)
        )
      }
    guard let index, offered.indices.contains(index), offered[index].style != .cancel else {
      throw IntentError.declined(text)
    }
    return offered[index]
  }

  private func confirm(_ question: String) async throws {
    guard try await IntentConversation.confirm(question) else {
      throw IntentError.declined(question)
    }
  }
}
