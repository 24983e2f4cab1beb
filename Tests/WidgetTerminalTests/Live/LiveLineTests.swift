import Testing
import WidgetRender

@testable import WidgetTerminal

@Suite("The command line of the live view", .timeLimit(.minutes(2)))
struct LiveLineTests {
  private static let widgets = [
    LiveTrial.Widget(
      id: 1,
      title: "List",
      lines: [button("first", "press-first"), plain("second")]
    )
  ]

  @Test func `a colon opens a line, and enter runs what was typed as it is`() {
    var trial = LiveTrial(columns: 60, rows: 16, Self.widgets)
    #expect(trial.press(":todo add Bob's bike").isEmpty)
    #expect(trial.message.hasPrefix(":todo add Bob's bike"))
    #expect(trial.press("\r") == [.begin(.command("todo add Bob's bike"), number: 1)])
    trial.end(1, LiveOutcome("Added 4 “Bob's bike”."))
    #expect(trial.message.hasPrefix("Added 4 “Bob's bike”."))
  }

  @Test(arguments: ["\u{1B}", "\u{03}", "\u{7F}\u{7F}", "\r"])
  func `a line that is left or empty runs nothing`(keys: String) {
    var trial = LiveTrial(columns: 60, rows: 16, Self.widgets)
    trial.press(":q")
    let effects = trial.press(keys == "\r" ? "\u{7F}\r" : keys)
    #expect(effects.isEmpty)
    #expect(trial.model.mode == .view)
    #expect(!trial.message.hasPrefix(":"))
  }

  @Test(arguments: ["q", "quit", " exit ", "wq"])
  func `the words that leave other programs leave this one`(words: String) {
    var trial = LiveTrial(columns: 60, rows: 16, Self.widgets)
    #expect(trial.press(":\(words)\r") == [.leave(.done)])
  }

  @Test func `keys of the view are text while a line is typed`() {
    var trial = LiveTrial(columns: 60, rows: 16, Self.widgets)
    #expect(trial.press(":quru?/ :").isEmpty)
    #expect(trial.message.hasPrefix(":quru?/ :"))
  }

  @Test func `what is pasted is typed on the line, its line breaks as blanks, and runs nothing`() {
    var trial = LiveTrial(columns: 60, rows: 16, Self.widgets)
    #expect(trial.press(":\u{1B}[200~todo add a\rlog\r\u{1B}[201~").isEmpty)
    #expect(trial.message.hasPrefix(":todo add a log"))
  }

  @Test func `the arrows bring back what was typed before`() {
    var trial = LiveTrial(columns: 60, rows: 16, Self.widgets)
    trial.press(":log\r:list\r")
    trial.press(":\u{1B}[A")
    #expect(trial.message.hasPrefix(":list"))
    trial.press("\u{1B}[A")
    #expect(trial.message.hasPrefix(":log"))
  }

  @Test func `Tab goes on as far as there is one way, and lists the ways above the line`() {
    var trial = LiveTrial(columns: 60, rows: 16, Self.widgets)
    #expect(trial.press(":re\t") == [.complete(.command, "re")])
    let ways = [Candidate("redo", note: "again"), Candidate("refresh", note: "new pictures")]
    #expect(trial.take(Completion(bytes: 0..<2, candidates: ways)).isEmpty)
    #expect(trial.message.hasPrefix(":re"))
    #expect(trial.lines[13].hasPrefix(" redo     again"))
    #expect(trial.lines[14].hasPrefix(" refresh  new pictures"))
    trial.press("f")
    #expect(!trial.lines[14].contains("refresh"))
    #expect(trial.take(Completion(bytes: 0..<3, candidates: [Candidate("refresh ")])).isEmpty)
    trial.press("x")
    #expect(trial.message == ":refresh x")
    #expect(trial.take(.none(at: 9)) == [.ring])
  }

  @Test func `a long line shows what is around its cursor`() {
    var trial = LiveTrial(columns: 20, rows: 16, Self.widgets)
    trial.press(":abcdefghijklmnopqrstuvwxyz")
    #expect(trial.message == ":ijklmnopqrstuvwxyz")
    trial.press("\u{01}")
    #expect(trial.message == ":abcdefghijklmnopqrs")
    #expect(trial.marked == "a")
  }

  @Test func `undo is meant for the command, also while it is on its way`() {
    var trial = LiveTrial(columns: 60, rows: 16, Self.widgets)
    trial.press(":todo add x\r")
    #expect(trial.press("u").isEmpty)
    let run = LiveRun(id: "7", name: "added 4 “x”", isReversible: true)
    #expect(trial.end(1, LiveOutcome("Added.", run: run)) == [.begin(.undo(run), number: 2)])
  }

  @Test
  func `a script is not undone by half, and a command that changed nothing undoes nothing older`() {
    var trial = LiveTrial(columns: 100, rows: 16, Self.widgets)
    trial.press(":todo add x\r")
    trial.end(1, LiveOutcome("Added.", run: LiveRun(id: "7", name: "added", isReversible: true)))
    trial.press(":run tidy.intents\r")
    let script = LiveRun(
      id: "8",
      name: "run tidy.intents",
      isReversible: false,
      refusal: "a script is undone by ':undo'"
    )
    trial.end(2, LiveOutcome("Done", run: script))
    #expect(trial.press("u") == [.ring])
    #expect(trial.message.hasPrefix("Nothing to undo: a script is undone by ':undo'; u again"))
  }
}

@Suite("Texts over the page of the live view", .timeLimit(.minutes(2)))
struct LiveSheetTests {
  private static func trial(_ lines: Int) -> LiveTrial {
    var trial = LiveTrial(columns: 30, rows: 8, [LiveTrial.Widget(id: 1, lines: [plain("a")])])
    trial.press(":log\r")
    let text = (1...lines).map { "line \($0)\n" }.joined()
    trial.end(1, LiveOutcome("", sheet: LiveSheet(title: "log", text: text)))
    return trial
  }

  @Test func `an answer of several lines stands over the page until a key leaves it`() {
    var trial = Self.trial(3)
    #expect(trial.lines.contains { $0.contains("╭─ log") })
    #expect(trial.lines.contains { $0.contains("│ line 3 ") })
    #expect(trial.press("q").isEmpty)
    #expect(!trial.lines.contains { $0.contains("line 3") })
  }

  @Test(arguments: [
    ("", "1-5 of 12"), ("j", "2-6 of 12"), ("jjk", "2-6 of 12"), (" ", "6-10 of 12"),
    ("G", "8-12 of 12"), ("G  ", "8-12 of 12"), ("Gg", "1-5 of 12"),
    ("\u{1B}[<65;3;3M", "4-8 of 12"), ("\u{1B}[<65;3;3M\u{1B}[<64;3;3M", "1-5 of 12"),
  ])
  func `a long one scrolls and counts its lines in the border`(keys: String, count: String) {
    var trial = Self.trial(12)
    trial.press(keys)
    #expect(trial.lines.contains { $0.contains(count) })
  }

  @Test func `it does not come in between while a person types`() {
    var trial = LiveTrial(columns: 30, rows: 8, [LiveTrial.Widget(id: 1, lines: [plain("a")])])
    trial.press(":log\r:todo add b")
    trial.end(1, LiveOutcome("", sheet: LiveSheet(title: "log", text: "a\nb")))
    #expect(trial.message.hasPrefix(":todo add b"))
    #expect(!trial.lines.contains { $0.contains("╭─ log") })
  }
}
