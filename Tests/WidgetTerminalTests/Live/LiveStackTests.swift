import Testing
import WidgetRender

@testable import WidgetTerminal

@Suite("Stacks in the live view (WK-105, WK-109)", .timeLimit(.minutes(2)))
struct LiveStackTests {
  private static func widget(
    _ id: Int64,
    _ title: String,
    in stack: String? = "day",
    place: Int = 0,
    of count: Int = 3
  ) -> LiveWidget {
    LiveWidget(
      id: id,
      title: title,
      name: title,
      kind: title,
      family: .systemSmall,
      stack: stack.map { StackSign(name: $0, place: place, count: count) }
    )
  }

  private static func trial(_ widgets: [LiveWidget], isASCII: Bool = false) -> LiveTrial {
    var trial = LiveTrial(columns: 60, rows: 16, isASCII: isASCII, [])
    _ = trial.take(page: widgets)
    for widget in widgets {
      let view = LiveTrial.Widget(id: widget.id, lines: [button("press \(widget.id)", "press")])
        .view
      trial.take(LiveEntry(view: view), of: widget.id)
    }
    return trial
  }

  private static func message(_ trial: LiveTrial) -> String? { trial.model.message?.text }

  @Test(arguments: [(false, 3, "○●○ ─╯"), (true, 3, "2/3 -+"), (false, 8, "2/8 ─╯")])
  func `the frame says that it is a stack, and who is in front`(
    isASCII: Bool,
    count: Int,
    sign: String
  ) {
    let trial = Self.trial([Self.widget(1, "One", place: 1, of: count)], isASCII: isASCII)
    #expect(trial.lines.contains { $0.hasSuffix(sign) }, "\(trial.lines)")
  }

  @Test func `brackets turn the only stack without a focus`() {
    var trial = Self.trial([Self.widget(1, "One"), Self.widget(2, "Two", in: nil)])
    #expect(trial.press("]") == [.turnStack(of: 1, forward: true)])
    #expect(trial.press("[") == [.turnStack(of: 1, forward: false)])
  }

  @Test func `of several stacks the one in focus is turned, and again when it was turned`() {
    var trial = Self.trial([Self.widget(1, "One"), Self.widget(2, "Two", in: "night")])
    #expect(trial.press("]") == [.ring])
    #expect(Self.message(trial) == "Several stacks are here: arrows and Tab go to one")
    trial.press("\t\t")
    #expect(trial.press("]") == [.turnStack(of: 2, forward: true)])
    _ = trial.take(page: [Self.widget(1, "One"), Self.widget(3, "Three", in: "night", place: 1)])
    #expect(trial.model.focus?.widget == 3)
    trial.press("\u{1B}")
    #expect(trial.press("]") == [.turnStack(of: 3, forward: true)])
  }

  @Test func `what is in no stack says so`() {
    var trial = Self.trial([Self.widget(1, "One", in: nil)])
    #expect(trial.press("]") == [.ring])
    #expect(Self.message(trial) == "There is no stack here: ':stack NAME add KIND' makes one")
    trial = Self.trial([Self.widget(1, "One", in: nil), Self.widget(2, "Two")])
    trial.press("\t")
    #expect(trial.press("]") == [.ring])
    #expect(Self.message(trial) == "One is in no stack")
    trial = Self.trial([Self.widget(1, "One", of: 1)])
    #expect(trial.press("[") == [.ring])
    #expect(Self.message(trial) == "One is alone in the stack day")
  }

  @Test func `a widget in focus keeps its stack from turning`() {
    var trial = Self.trial([Self.widget(1, "One"), Self.widget(2, "Two", in: nil)])
    #expect(trial.model.keptInFront == nil)
    trial.press("\t")
    #expect(trial.model.keptInFront == 1)
    trial.press("\t")
    #expect(trial.model.keptInFront == nil)
  }
}
