import Testing

@testable import WidgetTerminal

@Suite("The edit of the page", .timeLimit(.minutes(2)))
struct PageEditTests {
  private static let right = "\u{1B}[C"
  private static let down = "\u{1B}[B"
  private static let escape = "\u{1B}"

  @Test func `m shows grips and sizes in the frames, and the keys below; m leaves them`() {
    var page = PageTrial()
    page.trial.press("m")
    #expect(page.trial.lines[0].contains("⠿ W1"))
    #expect(page.trial.lines.contains { $0.contains("small") })
    #expect(page.trial.message.hasPrefix("EDIT"))
    #expect(page.trial.marked.contains("W1"))
    page.trial.press("m")
    #expect(!page.isEditing)
    #expect(!page.trial.lines[0].contains("⠿"))
  }

  @Test func `the arrows move the widget to the place of its neighbours`() {
    var page = PageTrial()
    page.trial.press("m")
    #expect(page.done(Self.right) == "move 1 2")
    page.set([2, 1, 3, 4])
    page.see()
    #expect(page.done(Self.right) == "move 1 3")
    page.set([2, 3, 1, 4])
    page.see()
    #expect(page.done("\t\(Self.right)").isEmpty)
    #expect(page.trial.message.hasPrefix("It is the last widget"))
  }

  @Test func `down is the place below on the page`() {
    var page = PageTrial(6, columns: 70)
    page.trial.press("m")
    let below = page.trial.model.places.first { $0.frame.origin.row > 0 }
    #expect(page.done(Self.down) == "move 1 \((below?.index ?? 0) + 1)")
  }

  @Test func `plus and minus go to the next size that the kind has`() {
    var page = PageTrial()
    page.trial.press("m")
    #expect(page.done("+") == "configure 1 --size medium")
    page.set(.systemMedium, of: 1)
    page.see()
    #expect(page.done("-") == "configure 1 --size small")
    page.set(.systemSmall, of: 1)
    page.see()
    #expect(page.done("-").isEmpty)
    #expect(page.trial.message.hasPrefix("W1 comes in no smaller size"))
  }

  @Test func `each change waits for the one before, and is meant for the page that is then`() {
    var page = PageTrial()
    page.trial.press("m")
    let first = page.trial.press(Self.right + Self.right)
    #expect(first.count == 1)
    #expect(PageTrial.change(first)?.words == "move 1 2")
    page.trial.end(1, LiveOutcome("Moved", run: LiveRun(id: "1", name: "a", isReversible: true)))
    page.set([2, 1, 3, 4])
    #expect(PageTrial.change(page.see())?.words == "move 1 3")
  }

  @Test func `what waits is dropped when the change before it fails`() {
    var page = PageTrial()
    page.trial.press("m")
    page.trial.press("x" + Self.right)
    page.trial.end(1, LiveOutcome("the store is busy", isFailure: true))
    #expect(page.see().isEmpty)
    #expect(page.trial.message.hasPrefix("! the store is busy"))
  }

  @Test func `x removes, and the widget behind it is the next`() {
    var page = PageTrial()
    page.trial.press("m\t")
    #expect(page.done("x") == "remove 2")
    page.set([1, 3, 4])
    page.see()
    #expect(page.done("x") == "remove 3")
  }

  @Test func `n types a name, which is one word of its command`() {
    var page = PageTrial()
    page.trial.press("mn")
    #expect(page.done("Work list\r") == "rename 1 Work list")
    page.trial.press("n")
    page.trial.press("x\u{1B}")
    #expect(page.isEditing)
  }

  @Test func `Esc leaves an edit without changes, and takes back one without a question`() {
    var page = PageTrial()
    #expect(page.trial.press("m\u{1B}").isEmpty)
    #expect(!page.isEditing)
    page.trial.press("m")
    _ = page.done("+", "7")
    let run = LiveRun(id: "7", name: "configure 1 --size medium", isReversible: true)
    #expect(page.trial.press(Self.escape) == [.begin(.undo(run), number: 2)])
    #expect(!page.isEditing)
  }

  @Test func `from the second change on Esc asks; then all goes as one, and U brings all back`() {
    var page = PageTrial()
    page.trial.press("m")
    _ = page.done("+", "7")
    _ = page.done("x", "9")
    #expect(page.trial.press(Self.escape).isEmpty)
    #expect(page.trial.message.hasPrefix("Undo all 2 changes"))
    #expect(page.trial.press("n").isEmpty)
    #expect(page.isEditing)
    page.trial.press(Self.escape)
    let effects = page.trial.press("y")
    let whole = LiveRun(id: "7 9", name: "the whole edit, 2 changes", isReversible: true)
    #expect(effects == [.begin(.undo(whole), number: 3)])
    page.trial.end(3, LiveOutcome(whole.undone))
    #expect(page.trial.press("U") == [.begin(.redo(whole), number: 4)])
    page.trial.end(4, LiveOutcome(whole.redone))
    #expect(page.trial.press("u") == [.begin(.undo(whole), number: 5)])
  }

  @Test func `Esc waits for the change that is on its way, and begins none of those that wait`() {
    var page = PageTrial()
    page.trial.press("m")
    page.trial.press(Self.right + Self.right)
    page.trial.press(Self.escape)
    page.trial.press("y")
    #expect(page.isEditing)
    let run = LiveRun(id: "5", name: "moved", isReversible: true)
    page.trial.end(1, LiveOutcome("Moved", run: run))
    #expect(page.see() == [.begin(.undo(run), number: 2)])
    #expect(!page.isEditing)
  }

  @Test func `u takes back the last change of this edit, and none from before it`() {
    var page = PageTrial()
    page.trial.press("m")
    _ = page.done("+", "7")
    page.trial.press("m")
    page.trial.press("m")
    #expect(page.trial.press("u") == [.ring])
    #expect(page.trial.message.hasPrefix("Nothing to undo in this edit"))
    _ = page.done("x", "8")
    _ = page.done("+", "9")
    let run = LiveRun(id: "9", name: "configure 1 --size medium", isReversible: true)
    #expect(page.trial.press("u") == [.begin(.undo(run), number: 4)])
  }

  @Test func `kept changes stay, each with its own undo`() {
    var page = PageTrial()
    page.trial.press("m")
    _ = page.done("+", "7")
    _ = page.done("x", "9")
    #expect(page.trial.press("\r").isEmpty)
    let run = LiveRun(id: "9", name: "remove 1", isReversible: true)
    #expect(page.trial.press("u") == [.begin(.undo(run), number: 3)])
  }

  @Test func `a page that is not edited here says so`() {
    var trial = LiveTrial(columns: 60, rows: 16, [.init(id: 1, lines: [plain("a")])])
    #expect(trial.press("m") == [.ring])
    #expect(trial.message.hasPrefix("This page is not edited here"))
  }

  @Test func `Alt with a number and Ctrl with PgDn go to boards`() {
    var page = PageTrial()
    #expect(page.trial.press("\u{1B}2") == [.ring])
    page.trial.take(LiveBoards(names: ["home", "Work", "Garden"]))
    #expect(page.trial.press("\u{1B}2") == [.board(1)])
    #expect(page.trial.press("\u{1B}[6;5~") == [.board(2)])
    #expect(page.trial.press("\u{1B}[6;5~") == [.ring])
    #expect(page.trial.lines.contains { $0.contains("home") } == page.trial.model.hasHeader)
    #expect(page.trial.press("m\u{1B}[5;5~") == [.board(1)])
    #expect(page.trial.press("\u{1B}9") == [.ring])
  }
}
