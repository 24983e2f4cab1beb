import Testing
import WidgetRender

@testable import WidgetTerminal

@Suite("Scrolling in a widget of the live view", .timeLimit(.minutes(2)))
struct LiveScrollTests {
  private static let down = "\u{1B}[B"
  private static let up = "\u{1B}[A"

  private static func wheel(_ button: Int) -> String { "\u{1B}[<\(button);5;5M" }

  /// Returns the numbers of the visible rows.
  private static func rows(_ trial: LiveTrial) -> [Int] {
    trial.lines.prefix(trial.model.size.rows - 1).compactMap { line in
      line.firstMatch(of: /row (\d+)/).flatMap { Int($0.output.1) }
    }
  }

  /// Returns a live view with all rows of a list, whose focus is on the sixth row.
  private static func whole(_ count: Int) -> LiveTrial {
    var trial = ScrollTrial.trial(count)
    trial.press("\t" + String(repeating: down, count: 5))
    trial.take(ScrollTrial.entry(count, isWhole: true), of: 1)
    return trial
  }

  @Test func `all rows are asked for at the last one that is seen, and the focus goes on`() {
    var trial = ScrollTrial.trial(30)
    trial.press("\t" + String(repeating: Self.down, count: 4))
    #expect(trial.model.scrolled.isEmpty)
    #expect(trial.press(Self.down).isEmpty)
    #expect(trial.model.scrolled.keys.sorted() == [1])
    #expect(trial.model.focus?.action?.parameters[0].value == "5")
    // What is pressed meanwhile is done when they are there.
    trial.press(Self.down)
    trial.take(ScrollTrial.entry(30, isWhole: true), of: 1)
    #expect(trial.model.focus?.action?.parameters[0].value == "7")
    #expect(trial.lines[0].contains("7 of 30"))
  }

  @Test func `a list that shows all of its rows asks for nothing`() {
    var trial = ScrollTrial.trial(4)
    trial.press("\t" + String(repeating: Self.down, count: 4))
    #expect(trial.model.scrolled.isEmpty)
    #expect(trial.message.contains("Nothing further in that direc"))
  }

  @Test func `the window follows the focus down and up, with a row beside it`() {
    var trial = Self.whole(30)
    trial.press(String(repeating: Self.down, count: 4))
    #expect(trial.model.focus?.action?.parameters[0].value == "10")
    #expect(Self.rows(trial) == Array(4...11))
    trial.press(String(repeating: Self.up, count: 6))
    #expect(Self.rows(trial).first == 3)
    #expect(trial.marked.contains("row 4"))
  }

  @Test func `Home and End go to both ends, and a press acts on the row there`() {
    var trial = Self.whole(30)
    trial.press("\u{1B}[F")
    #expect(Self.rows(trial).last == 30)
    let action = ArchivedAction(intent: "Toggle", parameters: [.init(name: "id", value: "30")])
    #expect(
      trial.press("\r")
        == [.begin(.press(action, of: 1, in: trial.model.places[0].family), number: 1)]
    )
    trial.press("\u{1B}[H")
    #expect(Self.rows(trial).first == 1)
  }

  @Test func `the page keys turn the rows over, then the pages`() {
    var trial = Self.whole(30)
    trial.press("\u{1B}[6~")
    #expect(Self.rows(trial).first == 8)
    trial.press("\u{1B}[5~")
    #expect(Self.rows(trial).first == 1)
    trial.press("\u{1B}[5~")
    #expect(trial.message.contains("This is the first page"))
  }

  @Test func `the wheel moves the rows under it, and the focus is found again`() {
    var trial = Self.whole(30)
    trial.press(Self.wheel(65))
    #expect(Self.rows(trial).first == 4)
    trial.press(Self.wheel(65) + Self.wheel(65))
    // The focus is out of sight and comes back with the next arrow.
    #expect(!trial.marked.contains("row 6"))
    trial.press(Self.down)
    #expect(trial.marked.contains("row 7"))
    trial.press(Self.wheel(64))
    trial.press(Self.wheel(64) + Self.wheel(64))
    #expect(Self.rows(trial).first == 1)
  }

  @Test func `down from the last of all rows leaves the widget`() {
    var trial = Self.whole(7)
    trial.press("\u{1B}[F" + Self.down)
    #expect(trial.message.contains("Nothing further in that direc"))
  }

  @Test func `Tab goes to what is seen alone`() {
    var trial = Self.whole(30)
    trial.press(String(repeating: "\t", count: 3))
    let focus = trial.model.focus
    #expect(focus?.isBeyond == false)
    #expect(Self.rows(trial).first == 1)
  }

  @Test func `Esc without a focus shows the beginning again`() {
    var trial = Self.whole(30)
    trial.press("\u{1B}[F\u{1B}")
    #expect(trial.model.scrolled.keys.sorted() == [1])
    trial.press("\u{1B}")
    #expect(trial.model.scrolled.isEmpty)
    #expect(Self.rows(trial) == Array(1...5))
  }

  @Test func `zoom asks for all rows`() {
    var trial = ScrollTrial.trial(30)
    trial.press("z")
    #expect(trial.model.scrolled.keys.sorted() == [1])
  }

  @Test func `a row that moves out of sight, as it was done, leaves the focus to the next one`() {
    var trial = Self.whole(30)
    var rows = ScrollTrial.order(30)
    rows.append(rows.remove(at: 4))
    trial.take(
      LiveEntry(view: ScrollTrial.list(30, isWhole: false), rows: ScrollTrial.list(rows)),
      of: 1
    )
    #expect(trial.marked.contains("row 6"))
  }

  @Test func `a row that is gone leaves the focus on the one nearest to it`() {
    var trial = Self.whole(30)
    trial.press("\u{1B}[F")
    trial.take(ScrollTrial.entry(20, isWhole: true), of: 1)
    #expect(Self.rows(trial).last == 20)
  }
}
