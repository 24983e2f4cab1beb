import Testing
import WidgetRender

@testable import WidgetTerminal

/// Tests that keys and clicks have an effect or explain why not (A4, A5, A24).
@Suite("Answers of the live view", .timeLimit(.minutes(2)))
struct LiveAnswerTests {
  private static let list = LiveTrial.Widget(
    id: 1,
    lines: [
      button("milk", "tick-milk", key: "e"), button("eggs", "tick-eggs"), plain("words"),
    ]
  )
  private static let other = LiveTrial.Widget(id: 2, title: "Other", lines: [plain("none")])

  @Test(arguments: [
    ("x", "No key 'x' here; ? lists the keys"), ("\u{18}", "No key Ctrl-X here; ? lists the keys"),
    ("\u{1B}[3~", "No key Delete here; ? lists the keys"),
    ("\r", "Nothing has the focus: arrows and Tab go to a button"),
    ("e", "'e' is a key of List: go there first"), ("u", "Nothing to undo"),
    ("U", "Nothing to redo"),
    ("\u{1B}[6~", "This is the last page"), ("\u{1B}[5~", "This is the first page"),
    ("/zzz\r", "No widget is called “zzz”"),
    ("\u{1B}[200~q\u{1B}[201~", "Pasted text does nothing"),
    ("\t\u{1B}[D", "Nothing further in that direction"),
    ("\t\r\r", "The last press there is still on its way"),
    ("\t\t\t\r", "Other has nothing to press"),
  ])
  func `a key that does nothing says why`(keys: String, words: String) {
    var trial = LiveTrial([Self.list, Self.other])
    #expect(trial.press(keys).last == .ring)
    #expect(trial.model.message?.text.hasPrefix(words) == true)
    #expect(trial.model.message?.isFailure == false)
  }

  @Test func `a search that found something, and one without words, end without a word`() {
    var trial = LiveTrial([Self.list, Self.other])
    trial.press("/oth\r")
    #expect(trial.model.message == nil)
    trial.press("/\r")
    #expect(trial.model.message == nil)
  }

  private static let rows = LiveTrial.Widget(
    id: 1,
    lines: [
      markedRow("o", "Buy milk", "tick-milk"), markedRow("o", "Water the plants", "tick-plants"),
      plain("2 to do"),
    ]
  )

  private static func press(_ intent: String) -> LiveModel.Effect {
    .begin(.press(ArchivedAction(intent: intent), of: 1, in: .systemSmall), number: 1)
  }

  // A5
  @Test(arguments: [-3, 0, 3, 15, 16])
  func `a click anywhere in a row acts on that row`(columns: Int) {
    var trial = LiveTrial([Self.rows])
    #expect(trial.click("Water", behind: columns) == [Self.press("tick-plants")])
    #expect(trial.marked.contains("Water the plants"))
    #expect(!trial.marked.contains("Buy"))
    // The mark alone shows that it is pressed.
    #expect(trial.pressed == "o")
  }

  @Test func `a click beside all rows presses nothing, and goes to what is nearest`() {
    var trial = LiveTrial([Self.rows])
    #expect(trial.click("2 to do") == [])
    #expect(trial.marked.contains("Water the plants"))
    // Far from all rows.
    trial.press("\t\t\t\t")
    #expect(trial.press("\u{1B}[<0;79;20M") == [])
    #expect(trial.marked.contains("Water the plants"))
  }

  @Test func `a click to the right of a control that is no row presses nothing`() {
    var trial = LiveTrial([Self.list])
    #expect(trial.click("milk", behind: 6) == [])
    #expect(trial.marked == "milk")
  }

  @Test func `a click on the key of the help or on the page does what it says`() {
    var trial = LiveTrial(
      columns: 40,
      rows: 14,
      (1...3).map { .init(id: $0, title: "W\($0)", lines: [button("b\($0)", "i\($0)")]) }
    )
    let pages = trial.model.plan.pages.count
    #expect(pages > 1)
    for page in 1...pages {
      #expect(trial.message.contains("\(page)/\(pages)"))
      trial.click("\(page)/\(pages)", behind: 2)
    }
    // The first page follows the last.
    #expect(trial.message.contains("1/\(pages)"))
    trial.click("? keys", behind: 5)
    // A table that has no room is turned over.
    #expect(trial.model.mode != .view)
    trial.press("q")
    trial.click("? keys", behind: 6)
    #expect(trial.model.mode == .view)
  }

  @Test func `what has the focus is called by its words`() {
    let refresh = ArchivedView.modified(
      button("↻", "refresh"),
      .spoken(ArchivedSpeech(label: "refresh"))
    )
    let mark = ArchivedView.modified(
      button("○", "tick"),
      .spoken(ArchivedSpeech(label: "complete"))
    )
    let eight = ArchivedView.modified(
      button("8", "place-8"),
      .spoken(ArchivedSpeech(label: "place 8, 2 left"))
    )
    var trial = LiveTrial([
      .init(
        id: 1,
        lines: [
          refresh, .stack(ArchivedStack(.horizontal, spacing: 1, [mark, plain("Buy milk")])), eight,
          button("·", "none"),
        ]
      )
    ])
    var said: [String] = []
    for _ in 0..<4 {
      trial.press("\t")
      said.append(trial.message.split(separator: "  ").first.map(String.init) ?? "")
    }
    #expect(said == ["Enter refresh", "Enter complete", "Enter place 8, 2 left", "Enter button"])
  }
}
