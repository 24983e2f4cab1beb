import Testing
import WidgetIntents

@testable import widgetctl

@Suite("Answers of the command line", .timeLimit(.minutes(2)))
struct GivenAnswersTests {
  private func answers(
    _ name: String,
    _ value: String,
    given: [String] = []
  ) -> GivenAnswers {
    GivenAnswers(given, arguments: [IntentArgument(name, text: value)])
  }

  private func question(_ choices: [String], argument: String? = "my-taste") -> Question {
    Question("Which?", .choice(choices), argument: argument)
  }

  // AI-30
  @Test(arguments: [
    ("sweet", 1), ("Sweet", 1), ("so", 0), ("like-at-home", 2), ("likeAtHome", 2),
    ("Like at Home", 2),
  ])
  func `a parameter's value says which of several is meant`(value: String, index: Int) {
    let answers = answers("myTaste", value)
    let question = question(["Sour", "Sweet", "Like at Home"])
    #expect(answers.answer(question) == .choice(index))
    // It says so as often as it is asked.
    #expect(answers.answer(question) == .choice(index))
    #expect(answers.problem == nil)
  }

  @Test(arguments: ["bitter", "s", "2", ""])
  func `a value that names none, or several, answers nothing`(value: String) {
    #expect(answers("myTaste", value).answer(question(["Sour", "Sweet"])) == nil)
  }

  @Test func `a value answers only what is asked of its own parameter`() {
    let answers = answers("count", "3")
    #expect(answers.answer(question(["3", "5"], argument: "count")) == .choice(0))
    #expect(answers.answer(question(["3", "5"], argument: "other")) == nil)
    #expect(answers.answer(question(["3", "5"], argument: nil)) == nil)
    #expect(answers.answer(Question("How many?", .value(.int), argument: "count")) == nil)
  }

  @Test func `what the parameter does not say, --answer does, in order`() {
    let answers = answers("myTaste", "bitter", given: ["2", "nobody"])
    #expect(answers.answer(question(["Sour", "Sweet"])) == .choice(1))
    #expect(answers.answer(question(["Sour", "Sweet"])) == .dismissed)
    #expect(answers.problem?.hint == "expected Sour, Sweet")
    #expect(answers.answer(question(["Sour", "Sweet"])) == nil)
  }
}
