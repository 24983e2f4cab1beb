import Moments
import Testing
import WidgetRender

@testable import WidgetTerminal

@Suite("What a typed text would do", .timeLimit(.minutes(2)))
struct LivePreviewTests {
  private static let pause: Int64 = 120_000

  private static func at(_ microseconds: Int64) -> Instant { Instant(microseconds: microseconds) }

  @Test func `it is asked after a pause in typing, and said at the end of the line`() {
    var trial = RowTrial.trial()
    #expect(trial.preview(at: 0) == nil)
    trial.press("\taTea friday")
    #expect(trial.preview(at: 10) == nil)
    #expect(trial.previewDue == Self.at(Self.pause + 10))
    trial.press(" ")
    #expect(trial.preview(at: Self.pause) == nil)
    trial.press("!")
    #expect(trial.preview(at: Self.pause + 20) == nil)
    let asked = trial.preview(at: 2 * Self.pause + 20)
    #expect(asked?.action == RowTrial.action("Add", ["words": "Tea friday !"]))
    // It was asked.
    #expect(trial.preview(at: 9 * Self.pause) == nil)
    #expect(trial.previewDue == nil)
    if let asked { trial.take(asked, LiveOutcome("due Fri 4 Dec")) }
    #expect(trial.message.hasSuffix("due Fri 4 Dec"))
    trial.press("?")
    #expect(!trial.message.contains("due Fri"))
  }

  @Test func `an answer for another text is dropped, and the next question waits for it`() {
    var trial = RowTrial.trial()
    trial.press("\taTea")
    _ = trial.preview(at: 0)
    let first = trial.preview(at: Self.pause)
    #expect(first != nil)
    trial.press("s")
    _ = trial.preview(at: Self.pause)
    #expect(trial.preview(at: 3 * Self.pause) == nil)
    if let first { trial.take(first, LiveOutcome("old")) }
    #expect(!trial.message.contains("old"))
    #expect(trial.preview(at: 3 * Self.pause)?.text == "Teas")
  }

  @Test func `what would be refused is said as that`() {
    var trial = RowTrial.trial()
    trial.press("\taTea pri:x")
    _ = trial.preview(at: 0)
    if let asked = trial.preview(at: Self.pause) {
      trial.take(asked, LiveOutcome("“x” is not a priority", isFailure: true))
    }
    #expect(trial.message.hasSuffix("! “x” is not a priority"))
  }

  @Test
  func
    `nothing is asked about an edit as it began, an empty line, or an intent that has no answer`()
  {
    var trial = RowTrial.trial()
    trial.fill(pressing: "\te", with: "Buy milk")
    for keys in ["", "\u{15}", "\u{1B}d\rfriday"] {
      trial.press(keys)
      _ = trial.preview(at: 0)
      #expect(trial.preview(at: 9 * Self.pause) == nil, "\(keys)")
    }
  }
}

@Suite("Pictures of the keys of rows", .timeLimit(.minutes(2)))
struct LiveRowPictureTests {
  @Test func `a line with what it means`() {
    var trial = RowTrial.trial(columns: 60, rows: 9)
    trial.press("\taBuy tea friday +home")
    _ = trial.preview(at: 0)
    if let asked = trial.preview(at: 1_000_000) {
      trial.take(asked, LiveOutcome("+home · due Fri 4 Dec"))
    }
    let picture = [
      "╭─ To-Do ──────────────────────────────────────────────────╮",
      "│○ Buy milk                                                │",
      "│○ Call Ann                                                │",
      "│                                                          │",
      "│                                                          │",
      "│                                                          │",
      "│                                                          │",
      "╰──────────────────────────────────────────────────────────╯",
      "add: Buy tea friday +home              +home · due Fri 4 Dec",
    ]
    #expect(trial.lines.dropLast() == picture[...])
  }

  @Test func `a choice in a narrow terminal takes the rows that it needs`() {
    var trial = RowTrial.trial(columns: 34, rows: 9)
    trial.press("\td")
    let picture = [
      "╭─ To-Do ────────────────────────╮",
      "│○ Buy milk                      │",
      "│○ Call Ann                      │",
      "│                                │",
      "│                                │",
      "│                                │",
      "defer:  t tomorrow  d 2 days",
      "w next week  Enter other …",
      "Esc back",
    ]
    #expect(trial.lines.dropLast() == picture[...])
  }

  @Test func `a question about what was pasted`() {
    var trial = RowTrial.trial(columns: 70, rows: 9)
    trial.press("\ta\u{1B}[200~Buy tea\rCall Bob\u{1B}[201~")
    let picture = [
      "╭─ To-Do ────────────────────────────────────────────────────────────╮",
      "│○ Buy milk                                                          │",
      "│○ Call Ann                                                          │",
      "│                                                                    │",
      "│                                                                    │",
      "│                                                                    │",
      "│                                                                    │",
      "╰────────────────────────────────────────────────────────────────────╯",
      "add: 2 lines were pasted:  y each by itself  n as one line  Esc back",
    ]
    #expect(trial.lines.dropLast() == picture[...])
  }
}
