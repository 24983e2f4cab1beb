import Ground
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// What a person has to say to a script's questions: beforehand, by options, or at the terminal.
final class ScriptAnswers: Sendable {
  private struct State {
    var given: ArraySlice<String>
    var problem: CommandError?
  }

  /// Choices that an error lists.
  private static let mostListed = 8

  private let isConfirmed: Bool
  private let mayAsk: Bool
  private let state: Guarded<State>

  /// `given` answers the questions in order; `isConfirmed` every one that asks whether to go on.
  init(given: [String], isConfirmed: Bool, mayAsk: Bool) {
    self.isConfirmed = isConfirmed
    self.mayAsk = mayAsk
    state = Guarded(State(given: given[...]))
  }

  /// The first answer that did not fit its question; the script is cancelled for it.
  var problem: CommandError? { state.withLock { $0.problem } }

  func answer(_ question: Question) -> Answer {
    if isConfirmed, question.form == .confirmation { return .confirmed }
    guard let text = state.withLock({ $0.given.popFirst() }) else {
      return mayAsk ? TerminalPrompt.ask(question) : .unanswered
    }
    switch question.form {
    case .value: return .text(text)
    case .confirmation:
      switch text.lowercased() {
      case "y", "yes", "true": return .confirmed
      case "n", "no", "false": return .declined
      default: return refuse(text, to: question, expected: "yes or no")
      }
    case .choice(let choices):
      guard let choice = Self.choice(text, of: choices) else {
        let shown = choices.prefix(Self.mostListed) + (choices.count > Self.mostListed ? ["…"] : [])
        return refuse(text, to: question, expected: shown.joined(separator: ", "))
      }
      return .choice(choice)
    }
  }

  /// A choice by its words, the beginning of them that no other has, or its number from 1.
  private static func choice(_ text: String, of choices: [String]) -> Int? {
    let wanted = text.lowercased()
    let names = choices.map { $0.lowercased() }
    if let exact = names.firstIndex(of: wanted) { return exact }
    let begun = names.indices.filter { names[$0].hasPrefix(wanted) }
    if begun.count == 1 { return begun[0] }
    guard let number = Int(text), names.indices.contains(number - 1) else { return nil }
    return number - 1
  }

  private func refuse(_ text: String, to question: Question, expected: String) -> Answer {
    let error = CommandError.usage(
      .other(
        message: "'\(text)' is no answer to '\(question.text)'",
        hint: "expected \(expected)"
      )
    )
    state.withLock { $0.problem = $0.problem ?? error }
    return .dismissed
  }
}
