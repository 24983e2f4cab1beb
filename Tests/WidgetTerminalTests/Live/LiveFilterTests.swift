import Testing
import WidgetRender

@testable import WidgetTerminal

@Suite("Filtering the rows of a widget", .timeLimit(.minutes(2)))
struct LiveFilterTests {
  private static func filtered(_ typed: String) -> LiveTrial {
    var trial = ScrollTrial.trial(30)
    trial.press("\t/")
    trial.take(ScrollTrial.entry(30, isWhole: true), of: 1)
    trial.press(typed)
    return trial
  }

  private static func count(_ trial: LiveTrial) -> Int {
    trial.lines.prefix(trial.model.size.rows - 1).count { $0.contains("○") }
  }

  @Test func `what is typed filters at once, and is seen in the last row`() {
    let trial = Self.filtered("row 2")
    #expect(trial.message.hasPrefix("/row 2"))
    // 2, 12, 20 … 29: each word is in the row.
    #expect(Self.count(trial) == 8)
    #expect(trial.lines[0].contains("/row 2"))
  }

  @Test func `Enter keeps the filter, and Esc takes it away`() {
    var trial = Self.filtered("17\r")
    #expect(Self.count(trial) == 1)
    #expect(trial.lines[0].contains("/17 1 of 1"))
    trial.press("\u{1B}")
    #expect(Self.count(trial) == 8)
    // The row that was found is seen among all of them.
    #expect(trial.marked.contains("row 17"))
  }

  @Test func `Esc while typing brings back what was there before`() {
    var trial = Self.filtered("17\r")
    trial.press("/9\u{1B}")
    #expect(trial.lines[0].contains("/17"))
    trial.press("/\u{7F}\u{7F}\u{7F}")
    #expect(trial.lines[0].contains("/17"))
  }

  @Test func `keys act on the rows that are left`() {
    var trial = Self.filtered("17\r")
    let action = ArchivedAction(intent: "Toggle", parameters: [.init(name: "id", value: "17")])
    #expect(
      trial.press("\r")
        == [.begin(.press(action, of: 1, in: trial.model.places[0].family), number: 1)]
    )
  }

  @Test func `words that no row has leave none, in words`() {
    let trial = Self.filtered("zebra")
    #expect(Self.count(trial) == 0)
    #expect(trial.lines[0].contains("/zebra 0"))
  }

  @Test func `a list that shows all of its rows is filtered too`() {
    var trial = ScrollTrial.trial(4)
    trial.press("\t/")
    #expect(trial.model.scrolled.keys.sorted() == [1])
    trial.take(ScrollTrial.entry(4, isWhole: true), of: 1)
    trial.press("3")
    #expect(Self.count(trial) == 1)
  }

  @Test func `letters that are bare find those with marks`() {
    var trial = ScrollTrial.trial(6)
    trial.press("\t/")
    let rows = ArchivedView.stack(
      ArchivedStack(
        .vertical,
        alignment: .topLeading,
        [ScrollTrial.toDo("1", "Crème brûlée"), ScrollTrial.toDo("2", "Işık")]
      )
    )
    trial.take(
      LiveEntry(
        view: ScrollTrial.list(6, isWhole: false),
        rows: .modified(rows, .scroll(.vertical))
      ),
      of: 1
    )
    trial.press("brul")
    #expect(trial.lines.contains { $0.contains("Crème") })
    #expect(!trial.lines.contains { $0.contains("Işık") })
  }

  @Test func `a widget without a list says so, and goes on`() {
    var trial = ScrollTrial.trial(4)
    trial.press("\t/")
    let rows = ScrollTrial.list(4, isWhole: false)
    trial.take(LiveEntry(view: rows, rows: rows), of: 1)
    #expect(trial.message.contains("Rows has no list to filter"))
    #expect(trial.model.mode == .view)
    #expect(trial.model.scrolled.isEmpty)
  }

  @Test func `without a focus it is the name of a widget that is looked for`() {
    var trial = ScrollTrial.trial(30)
    trial.press("/Ro")
    #expect(trial.message.hasPrefix("/Ro"))
    #expect(trial.model.scrolled.isEmpty)
  }
}
