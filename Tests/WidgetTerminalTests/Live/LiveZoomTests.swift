import Testing
import WidgetRender

@testable import WidgetTerminal

@Suite("One widget on the whole page of the live view", .timeLimit(.minutes(2)))
struct LiveZoomTests {
  private static func trial() -> LiveTrial {
    LiveTrial(
      columns: 100,
      rows: 20,
      [
        LiveTrial.Widget(id: 1, title: "One", lines: [button("first", "press-first")]),
        LiveTrial.Widget(id: 2, title: "Two", lines: [button("second", "press-second")]),
      ]
    )
  }

  private static func shows(_ words: String, _ trial: LiveTrial) -> Bool {
    trial.lines.contains { $0.contains(words) }
  }

  @Test func `z gives the widget in focus the page, and z again all their places`() {
    var trial = Self.trial()
    trial.press("\t\t")
    #expect(trial.marked.contains("second"))
    trial.press("z")
    #expect(!Self.shows("One", trial))
    #expect(trial.lines[0].hasPrefix("╭─ Two ──") && trial.lines[0].count == 100)
    #expect(trial.marked.contains("second"))
    #expect(
      trial.press("\r")
        == [
          .begin(
            .press(ArchivedAction(intent: "press-second"), of: 2, in: trial.model.places[0].family),
            number: 1
          )
        ]
    )
    trial.press("z")
    #expect(Self.shows("One", trial) && Self.shows("Two", trial))
  }

  @Test func `without a focus it is the first widget, and Esc goes back`() {
    var trial = Self.trial()
    trial.press("z")
    #expect(Self.shows("One", trial) && !Self.shows("Two", trial))
    trial.press("\u{1B}")
    #expect(Self.shows("One", trial) && Self.shows("Two", trial))
  }

  @Test func `another process that takes the widget away brings the others back`() {
    var trial = Self.trial()
    trial.press("\t\tz")
    trial.take([LiveTrial.Widget(id: 1, title: "One", lines: [plain("first")])])
    #expect(Self.shows("One", trial))
  }

  @Test func `a new size of the terminal is filled too`() {
    var trial = Self.trial()
    trial.press("\tz")
    trial.resize(columns: 60, rows: 12)
    #expect(trial.lines[0].hasPrefix("╭─ One ") && trial.lines[0].count == 60)
    #expect(!Self.shows("Two", trial))
  }
}
