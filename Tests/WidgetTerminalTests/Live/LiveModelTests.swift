import Testing
import WidgetRender
import WidgetTimeline

@testable import WidgetTerminal

@Suite("The live view", .timeLimit(.minutes(2)))
struct LiveModelTests {
  private static let (up, down, right, left) = ("\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D")

  static let list = LiveTrial.Widget(
    id: 1,
    lines: [
      button("milk", "tick-milk"), button("eggs", "tick-eggs", key: "e"),
      link("more", "https://example.org/more"),
    ]
  )
  private static let other = LiveTrial.Widget(id: 2, title: "Other", lines: [plain("words")])

  private static func press(_ intent: String, of widget: Int64 = 1) -> LiveRequest {
    .press(ArchivedAction(intent: intent), of: widget, in: .systemSmall)
  }

  @Test func `keys go from control to control, and to a widget that has none`() {
    var trial = LiveTrial([Self.list, Self.other])
    #expect(trial.marked == "")
    var seen: [String] = []
    for _ in 0..<5 {
      trial.press("\t")
      seen.append(trial.marked)
    }
    #expect(seen == ["milk", "eggs", "more", seen[3], "milk"])
    #expect(seen[3].contains("Other"))
    trial.press("\u{1B}[Z")
    #expect(trial.marked.contains("Other"))
  }

  @Test func `arrows go to what lies in their direction`() {
    var trial = LiveTrial([
      Self.list, .init(id: 2, lines: [button("left", "l"), button("low", "low")]),
    ])
    trial.press(Self.down)
    #expect(trial.marked == "milk")
    trial.press(Self.down)
    #expect(trial.marked == "eggs")
    trial.press(Self.right)
    #expect(trial.marked == "low")
    trial.press(Self.up)
    #expect(trial.marked == "left")
    trial.press(Self.left)
    #expect(trial.marked == "milk")
    #expect(trial.press(Self.left) == [.ring])
  }

  @Test(arguments: ["\r", " "])
  func `enter and space press what has the focus, once until it is answered`(key: String) {
    var trial = LiveTrial([Self.list])
    #expect(trial.press(key) == [.ring])
    #expect(trial.press("\t" + key) == [.begin(Self.press("tick-milk"), number: 1)])
    #expect(trial.pressed == "milk")
    #expect(trial.press(key) == [.ring])
    trial.end(1, LiveOutcome("Done."))
    #expect(trial.pressed == "")
    #expect(trial.message.hasPrefix("Done."))
    #expect(trial.press(key) == [.begin(Self.press("tick-milk"), number: 2)])
  }

  // WK-97, WK-98
  @Test func `a toggle flips at the press and settles with the next timeline`() {
    let toggle = ArchivedView.modified(
      .modified(plain("off"), .alternative(.flipped, plain("on"))),
      .action(ArchivedAction(intent: "flip", role: .toggleOff))
    )
    var trial = LiveTrial([.init(id: 1, lines: [toggle])])
    trial.press("\t\r")
    #expect(trial.lines.joined().contains("on"))
    // The same timeline answers nothing.
    trial.take(LiveEntry(view: LiveTrial.Widget(id: 1, lines: [toggle]).view), of: 1)
    #expect(trial.lines.joined().contains("on"))
    trial.take(LiveEntry(view: LiveTrial.Widget(id: 1, lines: [toggle]).view, timeline: 1), of: 1)
    #expect(trial.lines.joined().contains("off"))
  }

  @Test func `a press that fails is taken back on the screen, and says why`() {
    let toggle = ArchivedView.modified(
      .modified(plain("off"), .alternative(.flipped, plain("on"))),
      .action(ArchivedAction(intent: "flip", role: .toggleOff))
    )
    var trial = LiveTrial([.init(id: 1, lines: [toggle])])
    trial.press("\t\r")
    trial.end(1, LiveOutcome("there is no lamp", isFailure: true))
    #expect(trial.lines.joined().contains("off"))
    #expect(trial.message.hasPrefix("! there is no lamp"))
    trial.press("\t")
    #expect(!trial.message.contains("no lamp"))
  }

  @Test func `a click goes to a control and presses it`() {
    var trial = LiveTrial([Self.list])
    // Inside the border, one column of margin.
    let row = trial.lines.firstIndex { $0.contains("eggs") } ?? 0
    let column = trial.lines[row].prefix { $0 != "e" }.count
    let click = "\u{1B}[<0;\(column + 1);\(row + 1)M"
    #expect(
      trial.press(click) == [
        .begin(
          .press(ArchivedAction(intent: "tick-eggs", key: "e"), of: 1, in: .systemSmall),
          number: 1
        )
      ]
    )
    #expect(trial.marked == "eggs")
    // Beside all controls the focus goes to what is nearest, and nothing is pressed.
    #expect(trial.press("\u{1B}[<0;79;20M") == [])
    #expect(trial.marked == "more")
  }

  @Test func `a key acts on what has the focus where both controls have a parameter of one name`() {
    func cell(_ name: String) -> ArchivedView {
      .modified(
        plain(name),
        .action(ArchivedAction(intent: "select", parameters: [.init(name: "cell", value: name)]))
      )
    }
    let five = ArchivedAction(
      intent: "place",
      parameters: [.init(name: "number", value: "5"), .init(name: "cell", value: "A1")],
      key: "5"
    )
    var trial = LiveTrial([
      .init(id: 1, lines: [cell("A1"), cell("A2"), .modified(plain("five"), .action(five))])
    ])
    trial.press("\t\t")
    #expect(trial.marked == "A2")
    var aimed = five
    aimed.parameters[1].value = "A2"
    #expect(trial.press("5") == [.begin(.perform(aimed, of: 1), number: 1)])
    #expect(trial.marked == "A2")
    // Not answered yet.
    #expect(trial.press("5") == [.ring])
    // At the control itself its own values hold.
    trial.press("\t")
    #expect(trial.press("\r") == [.begin(.press(five, of: 1, in: .systemSmall), number: 2)])
  }

  @Test func `another key presses the control of the focused widget whose author gave it that key`()
  {
    var trial = LiveTrial([
      Self.list, .init(id: 2, lines: [button("extra", "extra", key: "e")]),
    ])
    #expect(trial.press("e") == [.ring])
    trial.press("\t")
    guard case .begin(.press(let action, let widget, _), _)? = trial.press("e").first else {
      Issue.record("nothing was pressed")
      return
    }
    #expect((action.intent, widget) == ("tick-eggs", 1))
    #expect(trial.press("x") == [.ring])
  }

  @Test func `a link is opened from a checked address, and any other is named`() {
    var trial = LiveTrial([
      .init(id: 1, lines: [link("good", "https://example.org/"), link("odd", "app://x")])
    ])
    #expect(trial.press("\t\r") == [.begin(.open("https://example.org/"), number: 1)])
    #expect(trial.message.contains("https://example.org/"))
    #expect(trial.press("\t\r") == [.ring])
    #expect(trial.message.contains("app://x"))
  }

  @Test func `the focus stays at its control when the widget is made anew`() {
    var trial = LiveTrial([Self.list])
    trial.press("\t\t")
    var lines = Self.list.lines
    lines.insert(button("bread", "tick-bread"), at: 0)
    trial.take(LiveEntry(view: LiveTrial.Widget(id: 1, lines: lines).view, timeline: 1), of: 1)
    #expect(trial.marked == "eggs")
    lines.remove(at: 2)
    trial.take(LiveEntry(view: LiveTrial.Widget(id: 1, lines: lines).view, timeline: 2), of: 1)
    #expect(["milk", "more"].contains(trial.marked))
    trial.take([])
    #expect(trial.model.focus == nil)
  }

  @Test func `u and U reverse the runs of this view alone, the newest first`() {
    var trial = LiveTrial([Self.list])
    #expect(trial.press("u") == [.ring])
    let runs = ["1", "2"].map { LiveRun(id: $0, name: "run \($0)", isReversible: true) }
    trial.press("\t\r")
    trial.end(1, LiveOutcome("", run: runs[0]))
    trial.press("\t\r")
    trial.end(2, LiveOutcome("", run: runs[1]))
    #expect(trial.press("u") == [.begin(.undo(runs[1]), number: 3)])
    trial.end(3, LiveOutcome("took back"))
    #expect(trial.press("u") == [.begin(.undo(runs[0]), number: 4)])
    trial.end(4, LiveOutcome("changed since", isFailure: true))
    #expect(trial.press("U") == [.begin(.redo(runs[1]), number: 5)])
    trial.end(5, LiveOutcome("did again"))
    #expect(trial.press("U") == [.ring])
    #expect(trial.press("u") == [.begin(.undo(runs[1]), number: 6)])
  }

  @Test func `of what does not live in the store, u says so`() {
    var trial = LiveTrial([Self.list])
    trial.press("\t\r")
    trial.end(1, LiveOutcome("", run: LiveRun(id: "", name: "count", isReversible: false)))
    #expect(trial.press("u") == [.ring])
    #expect(trial.message.contains("count changed nothing in the store"))
  }

  @Test(arguments: [
    ("q", LiveModel.Effect.leave(.done)), ("\u{03}", .leave(.interrupted)), ("\u{1A}", .suspend),
    ("\u{0C}", .redraw), ("r", .begin(.refresh([1]), number: 1)),
  ])
  func `a key of the view has one meaning everywhere`(key: String, effect: LiveModel.Effect) {
    var trial = LiveTrial([Self.list])
    #expect(trial.press(key) == [effect])
  }

  @Test func `keys that are typed at once are obeyed one after the other`() {
    var trial = LiveTrial([Self.list])
    trial.press("?")
    #expect(trial.press("xq") == [.leave(.done)])
  }

  @Test func `what is pasted presses nothing`() {
    var trial = LiveTrial([Self.list])
    #expect(trial.press("\u{1B}[200~q\r\u{1B}[201~") == [.ring])
  }

  @Test func `a search goes to the widget as it is typed, and back when it is given up`() {
    var trial = LiveTrial([Self.list, Self.other])
    trial.press("/ot")
    #expect(trial.message.hasPrefix("/ot"))
    #expect(trial.marked.contains("Other"))
    trial.press("\r")
    #expect(trial.model.mode == .view)
    #expect(trial.marked.contains("Other"))
    trial.press("/list\u{1B}")
    #expect(trial.marked.contains("Other"))
    #expect(trial.press("/zzz").contains(.ring))
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 12), (30, 10), (10, 3), (1, 1), (0, 0)])
  func `help and every key fit any terminal`(columns: Int, rows: Int) {
    var trial = LiveTrial(columns: columns, rows: rows, [Self.list, Self.other])
    trial.press("?")
    if rows > 9 {
      #expect(trial.lines.joined().contains("q ") || trial.lines.joined().contains("q: end"))
    }
    trial.press("x\t\r/a\u{1B}")
    #expect(trial.model.mode == .view)
  }

  @Test func `all keys of the table do something, and none does two things`() {
    var known: [LiveCommand: String] = [:]
    for key in ["q", "u", "U", "r", "?", "/"] {
      let command = LiveKeys.command(for: .text(key))
      #expect(command != nil)
      if let command { #expect(known.updateValue(key, forKey: command) == nil) }
    }
    for row in LiveKeys.rows { #expect(!row.keys.isEmpty && !row.meaning.isEmpty) }
  }

  @Test func `help is turned over where it has no room`() {
    var trial = LiveTrial(columns: 60, rows: 10, [Self.list])
    trial.press("?")
    #expect(trial.lines.joined().contains("q  "))
    #expect(!trial.lines.joined().contains("Ctrl-L"))
    trial.press("G")
    #expect(trial.lines.joined().contains("Letters and digits"))
    trial.press("q")
    #expect(trial.model.mode == .view)
  }

  @Test func `a picture in another size stands in, and its controls are those of its own`() {
    var trial = LiveTrial([Self.list])
    trial.take(
      LiveEntry(view: Self.list.view, family: .systemLarge),
      of: 1
    )
    guard case .begin(.press(_, _, let family), _)? = trial.press("\t\r").first else {
      Issue.record("nothing was pressed")
      return
    }
    #expect(family == .systemLarge)
  }
}
