package import IntentScript
internal import WidgetIntents

extension Prompt {
  /// A script's own question; no argument of the script's answers it beforehand.
  package init(_ prompt: ScriptPrompt) {
    let form: Form =
      switch prompt.form {
      case .confirmation: .confirmation
      case .value(let type): .value(type)
      case .choice(let choices): .choice(choices)
      }
    self.init(question: prompt.question, form: form)
  }

  /// After so many answers that cannot be understood, a question counts as declined.
  private static let mostAttempts = 3

  /// Puts the question until its answer is understood.
  package func answer(
    understoodBy words: ScriptWords,
    _ ask: (Prompt) async -> PromptAnswer
  ) async -> ScriptAnswer {
    var prompt = self
    for _ in 0..<Self.mostAttempts {
      switch (await ask(prompt), form) {
      case (.unanswered, _): return .unanswered
      case (.dismissed, _): return .declined
      case (.confirmed, .confirmation): return .confirmed(true)
      case (.declined, .confirmation): return .confirmed(false)
      case (.declined, _): return .declined
      case (.choice(let position), .choice(let choices)) where choices.indices.contains(position):
        return .choice(position)
      case (.value(let input), .value(let type)):
        do {
          return .value(try await words.value(of: type, from: input, parameter: "answer"))
        } catch {
          prompt.question = "\(error.message)\n\(question)"
        }
      default: return .declined
      }
    }
    return .declined
  }
}
