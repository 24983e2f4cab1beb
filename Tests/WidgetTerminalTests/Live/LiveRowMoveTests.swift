import Testing
import WidgetRender

@testable import WidgetTerminal

@Suite("Moving rows in the live view", .timeLimit(.minutes(2)))
struct LiveRowMoveTests {
  private static func moved(_ id: String, beside other: String) -> [ArchivedAction.Parameter] {
    [.init(name: "id", value: id), .init(name: "other", value: other)]
  }

  /// A view with a column of three rows, and a column of two rows next to it.
  private static let columns = ArchivedView.stack(
    ArchivedStack(
      .horizontal,
      alignment: .topLeading,
      spacing: 2,
      [[1, 2, 3], [4, 5]].map { numbers in
        .stack(
          ArchivedStack(
            .vertical,
            alignment: .topLeading,
            spacing: 0,
            numbers.map { ScrollTrial.toDo("\($0)", "row \($0)") }
          )
        )
      }
    )
  )

  private static func performed(_ effects: [LiveModel.Effect]) -> ArchivedAction? {
    if case .begin(.row(let performance), _)? = effects.first { performance.action } else { nil }
  }

  @Test func `a key with a neighbour takes the row beside the one in focus`() {
    var trial = ScrollTrial.trial(5)
    trial.press("\t\u{1B}[B")
    let below = Self.performed(trial.press("J"))
    #expect(below?.intent == "Place" && below?.parameters == Self.moved("2", beside: "3"))
    let above = Self.performed(trial.press("K"))
    #expect(above?.parameters == Self.moved("2", beside: "1"))
  }

  @Test func `a list in two columns goes on at the top of the second`() {
    var trial = ScrollTrial.trial(5)
    trial.take(LiveEntry(view: Self.columns), of: 1)
    trial.press("\t\u{1B}[B\u{1B}[B")
    #expect(Self.performed(trial.press("J"))?.parameters == Self.moved("3", beside: "4"))
    trial.press("\u{1B}[F")
    #expect(Self.performed(trial.press("K"))?.parameters == Self.moved("5", beside: "4"))
    trial.press("\u{1B}[H")
    #expect(Self.performed(trial.press("J"))?.parameters == Self.moved("1", beside: "2"))
  }

  @Test func `down from the end of a column goes on at the top of the next one`() {
    var trial = ScrollTrial.trial(5)
    trial.take(LiveEntry(view: Self.columns), of: 1)
    trial.press("\t\u{1B}[B\u{1B}[B\u{1B}[B")
    #expect(trial.model.focus?.action?.parameters[0].value == "4")
    trial.press("\u{1B}[A")
    #expect(trial.model.focus?.action?.parameters[0].value == "3")
  }

  @Test func `at an end there is none, in words`() {
    var trial = ScrollTrial.trial(5)
    trial.press("\t")
    #expect(trial.press("K") == [.ring])
    #expect(trial.message.contains("There is no row above this one"))
    trial.press("\u{1B}[F")
    #expect(trial.press("J") == [.ring])
    #expect(trial.message.contains("There is no row below this one"))
  }

  @Test func `a row out of sight is a neighbour too`() {
    var trial = ScrollTrial.trial(30)
    trial.press("\tz")
    trial.take(ScrollTrial.entry(30, isWhole: true), of: 1)
    trial.press("\u{1B}[F\u{1B}[A")
    #expect(Self.performed(trial.press("J"))?.parameters == Self.moved("29", beside: "30"))
  }
}
