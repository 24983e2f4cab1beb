import Testing
import WidgetIntents
import WidgetRender

@testable import WidgetTerminal

@Suite("Questions in the live view", .timeLimit(.minutes(2)))
struct LiveAskedTests {
  private static let widget = LiveTrial.Widget(id: 1, lines: [button("Milk", "tick")])

  private func trial(_ question: Question...) -> LiveTrial {
    var trial = LiveTrial([Self.widget])
    for (index, question) in question.enumerated() { trial.take(question, of: index + 1) }
    return trial
  }

  @Test func `yes and no are keys, and no other key answers`() {
    for (key, answer) in [("y", Answer.confirmed), ("n", .declined), ("\u{1B}", .dismissed)] {
      var trial = trial(Question("Remove 3?", .confirmation))
      #expect(trial.message.hasPrefix("Remove 3?  y yes  n no  Esc leave it"))
      for other in ["q", "\r", " ", "x", "\t", "1", "\u{1B}[A"] {
        #expect(trial.press(other) == [.ring])
      }
      #expect(trial.press(key) == [.answer(answer, to: 1)])
      #expect(trial.model.mode == .view)
    }
  }

  @Test func `a few choices have a digit each`() {
    var trial = trial(Question("Which?", .choice(["Sour", "Sweet"])))
    #expect(trial.message.hasPrefix("Which?  1 Sour  2 Sweet  Esc leave it"))
    #expect(trial.press("3") == [.ring])
    #expect(trial.press("2") == [.answer(.choice(1), to: 1)])
  }

  @Test(arguments: [("11", 10), ("day 1", 0), ("Day 12", 11), ("3", 2)])
  func `many choices are typed, by their words or their number`(words: String, index: Int) {
    var trial = trial(Question("When?", .choice((1...12).map { "Day \($0)" })))
    #expect(trial.lines.contains { $0.contains("Day 12") })
    #expect(trial.press("day\r") == [.ring])
    #expect(trial.press("\u{15}\(words)\r") == [.answer(.choice(index), to: 1)])
  }

  @Test func `a value is typed, and Tab takes a suggestion without its name`() {
    let question = Question(
      "To-do",
      .value(.string),
      suggestions: ["17  Buy milk", "4  Call Bob"]
    )
    var trial = trial(question)
    #expect(trial.message.hasPrefix("To-do:"))
    #expect(trial.lines.contains { $0.contains("17  Buy milk") && $0.contains("4  Call Bob") })
    // An empty text is no answer.
    #expect(trial.press("\r") == [.ring])
    trial.press("1\t")
    #expect(trial.message.hasPrefix("To-do: 17"))
    #expect(trial.press("\r") == [.answer(.text("17"), to: 1)])
  }

  @Test func `Esc leaves a typed answer`() {
    var trial = trial(Question("Name?", .value(.string)))
    trial.press("Ada")
    #expect(trial.press("\u{1B}") == [.answer(.dismissed, to: 1)])
  }

  @Test func `a question waits while something else is typed`() {
    var trial = LiveTrial([Self.widget])
    trial.press(":todo")
    trial.take(Question("Sure?", .confirmation), of: 4)
    trial.press(" y")
    #expect(trial.message.hasPrefix(":todo y"))
    trial.press("\u{1B}")
    #expect(trial.message.hasPrefix("Sure?"))
    #expect(trial.press("y") == [.answer(.confirmed, to: 4)])
  }

  @Test func `keys that were typed in one go answer only the question that was seen`() {
    var trial = trial(Question("One?", .confirmation), Question("Two?", .confirmation))
    #expect(trial.message.hasPrefix("One?"))
    let answers = trial.model.press(.text("yy")).filter {
      if case .answer = $0 { true } else { false }
    }
    #expect(answers == [.answer(.confirmed, to: 1)])
    trial.draw()
    #expect(trial.message.hasPrefix("Two?"))
  }

  @Test func `the question of a command that has ended is there no more`() {
    var trial = trial(Question("Sure?", .confirmation))
    trial.end(1, LiveOutcome("the command was ended", isFailure: true))
    #expect(trial.message.hasPrefix("! the command was ended"))
    #expect(trial.model.mode == .view)
  }

  @Test func `a long question is broken, and its keys stay in sight`() {
    let long = String(repeating: "of these ", count: 20) + "?"
    let trial = trial(Question("Which \(long)", .confirmation))
    #expect(trial.lines.joined().contains("y yes  n no  Esc leave it"))
    #expect(!trial.lines.joined().contains("…"))
  }
}

extension LiveTrial {
  fileprivate mutating func take(_ question: Question, of number: Int) {
    model.take(question, of: number)
    draw()
  }
}
