import Ground
import Moments
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// Answers the questions of an intent from the command line: from the option `--answer`, or from a
/// parameter of the intent.
final class GivenAnswers: Sendable {
  private struct State {
    var given: ArraySlice<String>
    var problem: CommandError?
  }

  /// The most choices that an error lists; an ellipsis replaces further ones.
  private static let mostListed = 8

  /// The intent's arguments in the command line.
  private let arguments: [IntentArgument]
  private let state: Guarded<State>

  init(_ given: [String], arguments: [IntentArgument] = []) {
    self.arguments = arguments
    state = Guarded(State(given: given[...]))
  }

  /// The error for the first answer that did not fit its question; `nil` if all did.
  var problem: CommandError? { state.withLock { $0.problem } }

  /// Returns the answer to a question; `nil` if the command line does not contain one.
  func answer(_ question: Question) -> Answer? {
    if let choice = argued(question) { return .choice(choice) }
    guard let text = state.withLock({ $0.given.popFirst() }) else { return nil }
    switch question.form {
    case .value: return .text(text)
    case .confirmation:
      switch UserLanguage.isYes(text) ?? Bool(text.lowercased()) {
      case true?: return .confirmed
      case false?: return .declined
      case nil: return refuse(text, to: question, expected: "yes or no")
      }
    case .choice(let choices):
      guard let choice = Self.choice(text, of: choices) else {
        let shown = choices.prefix(Self.mostListed) + (choices.count > Self.mostListed ? ["…"] : [])
        return refuse(text, to: question, expected: shown.joined(separator: ", "))
      }
      return .choice(choice)
    }
  }

  /// Returns the index of the choice that the command line has named; `nil` if there is none.
  ///
  /// The choice is the value of the parameter with the name that the question contains.
  private func argued(_ question: Question) -> Int? {
    guard case .choice(let choices) = question.form, let name = question.argument else {
      return nil
    }
    let given = arguments.last { CommandLineName.kebab($0.name) == name }
    return given.flatMap { Self.named($0.input.description, among: choices) }
  }

  /// Returns the index of the choice with these words, with a unique beginning of its words, or
  /// with a number from 1.
  ///
  /// It is `nil` if no choice matches.
  private static func choice(_ text: String, of choices: [String]) -> Int? {
    if let named = named(text, among: choices) { return named }
    guard let number = Int(text), choices.indices.contains(number - 1) else { return nil }
    return number - 1
  }

  private static func named(_ text: String, among choices: [String]) -> Int? {
    let wanted = text.lowercased()
    let names = choices.map { $0.lowercased() }
    if let exact = names.firstIndex(of: wanted) { return exact }
    let kebab = CommandLineName.kebab(text)
    let written = choices.indices.filter { CommandLineName.kebab(choices[$0]) == kebab }
    if written.count == 1 { return written[0] }
    let begun = names.indices.filter { names[$0].hasPrefix(wanted) }
    return begun.count == 1 && !wanted.isEmpty ? begun[0] : nil
  }

  private func refuse(_ text: String, to question: Question, expected: String) -> Answer {
    let error = CommandError.usage(
      .other(
        message: "'\(text)' is not an answer to '\(question.text)'",
        hint: "expected \(expected)"
      )
    )
    state.withLock { $0.problem = $0.problem ?? error }
    return .dismissed
  }
}
