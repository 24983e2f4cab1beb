import Testing
import WidgetExtension
import WidgetIntents
import WidgetTerminal

@testable import widgetctl

@Suite("Answers to a script's questions", .timeLimit(.minutes(2)))
struct ScriptAnswersTests {
  private func answers(_ given: [String], isConfirmed: Bool = false) -> ScriptAnswers {
    ScriptAnswers(given: given, isConfirmed: isConfirmed, mayAsk: false)
  }

  private func question(_ form: Question.Form) -> Question {
    Question("Which?", form)
  }

  @Test func `answers are used up in order; then nobody is there to ask`() {
    let answers = answers(["Milk", "yes", "no"])
    #expect(answers.answer(question(.value(.string))) == .text("Milk"))
    #expect(answers.answer(question(.confirmation)) == .confirmed)
    #expect(answers.answer(question(.confirmation)) == .declined)
    #expect(answers.answer(question(.confirmation)) == .unanswered)
    #expect(answers.problem == nil)
  }

  @Test func `--yes answers what asks whether to go on, and nothing else`() {
    let answers = answers(["Milk"], isConfirmed: true)
    #expect(answers.answer(question(.confirmation)) == .confirmed)
    #expect(answers.answer(question(.value(.string))) == .text("Milk"))
    #expect(answers.answer(question(.choice(["a"]))) == .unanswered)
  }

  @Test(arguments: [("feed the fish", 1), ("call", 2), ("3", 2), ("1", 0), ("2 cats", 3)])
  func `a choice is made by its words, their beginning or its number`(text: String, index: Int) {
    let choices = ["Feed the cat", "Feed the fish", "Call", "2 cats"]
    #expect(answers([text]).answer(question(.choice(choices))) == .choice(index))
  }

  // CL-2
  @Test(arguments: [
    (
      Question.Form.choice(["Feed the cat", "Feed the fish"]), "feed", "Feed the cat, Feed the fish"
    ),
    (.choice(["a"]), "2", "a"), (.confirmation, "maybe", "yes or no"),
  ])
  func `an answer that fits no question ends the script`(
    form: Question.Form,
    text: String,
    expected: String
  ) {
    let answers = answers([text])
    #expect(answers.answer(question(form)) == .dismissed)
    #expect(answers.problem?.exitCode == .usage)
    #expect(answers.problem?.message == "'\(text)' is not an answer to 'Which?'")
    #expect(answers.problem?.hint == "expected \(expected)")
  }
}
