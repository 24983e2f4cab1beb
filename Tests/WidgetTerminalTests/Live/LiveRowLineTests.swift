import Moments
import Testing
import WidgetRender

@testable import WidgetTerminal

@Suite("Texts and choices for the keys of rows", .timeLimit(.minutes(2)))
struct LiveRowLineTests {
  private static func action(_ effects: [LiveModel.Effect]) -> ArchivedAction? {
    RowTrial.action(effects)
  }

  @Test(arguments: ["Bob's bike", "\"", "--json", "a -- b", "$(ls) `x` ; |"])
  func `what is typed is one value, whatever a shell would read in it`(text: String) {
    var trial = RowTrial.trial()
    trial.press("\ta\(text)")
    #expect(trial.message.hasPrefix("add: \(text)"))
    #expect(Self.action(trial.press("\r")) == RowTrial.action("Add", ["words": text]))
    #expect(trial.model.mode == .view)
  }

  @Test func `an empty line is left, unless the command needs no text`() {
    var trial = RowTrial.trial()
    #expect(trial.press("\ta  \r").isEmpty)
    #expect(trial.model.mode == .view)
    #expect(
      Self.action(trial.press("d\r\r")) == RowTrial.action("Defer", ["id": "aaaa"])
    )
  }

  @Test func `an edit begins with the text that it changes, and changes nothing where that stays`()
  {
    var trial = RowTrial.trial()
    trial.fill(pressing: "\te", with: "Buy milk")
    #expect(trial.message.hasPrefix("edit: Buy milk"))
    #expect(trial.press("\r").isEmpty)
    #expect(trial.message.hasPrefix("Nothing was changed"))
    trial.fill(pressing: "e", with: "Buy milk")
    #expect(
      Self.action(trial.press(" +home\r"))
        == RowTrial.action("Edit", ["id": "aaaa", "words": "Buy milk +home"])
    )
  }

  @Test func `what is typed before an edit has its text follows that text`() {
    var trial = RowTrial.trial()
    trial.fill(pressing: "\te!", with: "Buy milk")
    #expect(trial.message.hasPrefix("edit: Buy milk!"))
  }

  @Test func `Escape keeps a text for the next time, and entering it forgets it`() {
    var trial = RowTrial.trial()
    trial.press("\taBuy tea\u{1B}")
    #expect(trial.model.mode == .view)
    trial.press("a")
    #expect(trial.message.hasPrefix("add: Buy tea"))
    trial.press("\r")
    trial.press("a")
    #expect(trial.message.hasPrefix("add:   "))
  }

  @Test func `a text that is kept is that of its row alone`() {
    var trial = RowTrial.trial()
    trial.fill(pressing: "\te", with: "Buy milk")
    trial.press("!\u{1B}")
    trial.fill(pressing: "\te", with: "Call Ann")
    #expect(trial.message.trimmed == "edit: Call Ann")
    trial.press("\u{1B}")
    trial.fill(pressing: "\u{1B}[Ze", with: "Buy milk")
    #expect(trial.message.hasPrefix("edit: Buy milk!"))
  }

  @Test func `a text that is refused comes back with what is wrong beside it, until the next key`()
  {
    var trial = RowTrial.trial()
    trial.press("\taTea pri:x\r")
    trial.end(1, LiveOutcome("“x” is not a priority", isFailure: true))
    #expect(trial.message.hasPrefix("add: Tea pri:x"))
    #expect(trial.message.hasSuffix("! “x” is not a priority"))
    trial.press("\u{7F}high")
    #expect(!trial.message.contains("no priority"))
    #expect(
      Self.action(trial.press("\r")) == RowTrial.action("Add", ["words": "Tea pri:high"])
    )
  }

  @Test func `a text that is refused while another one is typed waits for its key`() {
    var trial = RowTrial.trial()
    trial.press("\taTea pri:x\r:lo")
    trial.end(1, LiveOutcome("“x” is not a priority", isFailure: true))
    #expect(trial.message.hasPrefix(":lo"))
    trial.press("\u{1B}")
    trial.press("a")
    #expect(trial.message.hasPrefix("add: Tea pri:x"))
  }

  @Test func `one key chooses a case of an enumeration`() {
    var trial = RowTrial.trial()
    trial.press("\tp")
    #expect(trial.message.trimmed == "pri:  n None  l Low  h High  Esc back")
    #expect(trial.press("x") == [.ring])
    #expect(
      Self.action(trial.press("h"))
        == RowTrial.action("SetPriority", ["id": "aaaa", "priority": "high"])
    )
    trial.press("p\u{1B}")
    #expect(trial.model.mode == .view)
  }

  @Test
  func `suggestions are chosen by one key, and Enter or another letter begins any other text`() {
    var trial = RowTrial.trial(columns: 80)
    trial.press("\td")
    #expect(
      trial.message.trimmed == "defer:  t tomorrow  d 2 days  w next week  Enter other …  Esc back"
    )
    #expect(
      Self.action(trial.press("w"))
        == RowTrial.action("Defer", ["id": "aaaa", "words": "next week"])
    )
    trial.press("df")
    #expect(trial.message.hasPrefix("defer: f"))
    #expect(
      Self.action(trial.press("riday\r"))
        == RowTrial.action("Defer", ["id": "aaaa", "words": "friday"])
    )
    trial.press("d\rtuesday")
    #expect(trial.message.hasPrefix("defer: tuesday"))
  }

  @Test func `several pasted lines are asked about, and are texts of one run or one text`() {
    var trial = RowTrial.trial(columns: 80)
    trial.press("\ta")
    let paste = "\u{1B}[200~Buy tea\r\n\r\n  Call Bob\rPay\u{1B}[201~"
    #expect(trial.press(paste).isEmpty)
    #expect(
      trial.message.trimmed
        == "add: 3 lines were pasted:  y each by itself  n as one line  Esc back"
    )
    guard case .begin(.row(let performance), _)? = trial.press("y").first else {
      Issue.record("it begins")
      return
    }
    #expect(performance.lines == ["Buy tea", "Call Bob", "Pay"])
    #expect(performance.call.key.words == ["todo", "add"])
    trial.press("a\(paste)n")
    #expect(trial.message.hasPrefix("add: Buy tea Call Bob Pay"))
  }

  @Test func `one pasted line, and lines for a row, are typed`() {
    var trial = RowTrial.trial()
    trial.press("\ta\u{1B}[200~Buy tea\r\u{1B}[201~")
    #expect(trial.message.hasPrefix("add: Buy tea"))
    trial.press("\u{1B}")
    trial.fill(pressing: "e", with: "")
    trial.press("\u{1B}[200~a\rb\u{1B}[201~")
    #expect(trial.message.hasPrefix("edit: a b"))
  }
}

extension LiveTrial {
  /// Presses keys, and answers the request for the beginning of a line.
  mutating func fill(pressing keys: String, with text: String) {
    guard case .fill(let call)? = press(keys).last else {
      Issue.record("nothing is asked")
      return
    }
    model.fill(call, with: text)
    draw()
  }

  mutating func preview(at microseconds: Int64) -> LivePerformance? {
    let (performance, due) = model.nextPreview(at: Instant(microseconds: microseconds))
    previewDue = due
    return performance
  }

  mutating func take(_ performance: LivePerformance, _ outcome: LiveOutcome) {
    model.take(preview: performance, outcome)
    draw()
  }
}

extension String {
  fileprivate var trimmed: String { String(reversed().drop(while: \.isWhitespace).reversed()) }

  @Test func `what was wrong with a text is left with its line`() {
    var trial = RowTrial.trial()
    trial.press("\taEggs\r")
    trial.end(1, LiveOutcome("cannot read it", isFailure: true))
    #expect(trial.lines.contains { $0.contains("cannot read it") })
    trial.press("\u{1B}")
    #expect(!trial.lines.contains { $0.contains("cannot read it") })
  }
}
