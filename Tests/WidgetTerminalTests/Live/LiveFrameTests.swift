import Moments
import Testing
import WidgetRender
import WidgetTimeline

@testable import WidgetTerminal

@Suite("The frame of the live view", .timeLimit(.minutes(2)))
struct LiveFrameTests {
  private static let widgets: [LiveTrial.Widget] = [
    .init(
      id: 1,
      title: "List",
      family: .systemMedium,
      lines: [
        markedRow("o", "Buy milk", "tick-milk"), markedRow("o", "Call Anna", "tick-anna"),
        button("extra", "extra", key: "e"),
      ]
    ),
    .init(id: 2, title: "Other", family: .systemMedium, lines: [plain("words")]),
  ]

  private func trial(_ depth: ColorDepth, isASCII: Bool = false) -> LiveTrial {
    LiveTrial(columns: 90, rows: 24, depth: depth, isASCII: isASCII, Self.widgets)
  }

  @Test(arguments: [ColorDepth.truecolor, .ansi256])
  func `with colours the focused row has a ground from edge to edge, and its frame is lit`(
    depth: ColorDepth
  ) throws {
    var trial = trial(depth)
    let before = try #require(trial.style(of: "List", behind: 10))
    trial.press("\t")
    let ground = LiveLook(depth: depth).focusGround
    #expect(ground != nil)
    for column in [0, 3, 12, 30] {
      #expect(trial.style(of: "o Buy milk", behind: column)?.background == ground)
    }
    #expect(trial.style(of: "o Call Anna")?.background == nil)
    #expect(trial.marked == "")
    let lit = try #require(trial.style(of: "List", behind: 10))
    #expect(lit.foreground == .accent && lit != before)
    #expect(trial.style(of: "Other", behind: 10) == before)
    trial.press("\u{1B}")
    #expect(trial.style(of: "List", behind: 10) == before)
    #expect(trial.style(of: "o Buy milk")?.background == nil)
  }

  @Test(arguments: [ColorDepth.ansi16, .monochrome])
  func `with sixteen colours or none the focused row is inverse`(depth: ColorDepth) {
    var trial = trial(depth)
    trial.press("\t")
    #expect(trial.marked.contains("o Buy milk"))
    #expect(trial.style(of: "o Buy milk")?.background == nil)
    #expect(trial.style(of: "List", behind: 10) != trial.style(of: "Other", behind: 10))
  }

  @Test(arguments: [ColorDepth.ansi16, .monochrome])
  func `with sixteen colours or none the focused row is one band, whatever colours it has`(
    depth: ColorDepth
  ) {
    func text(_ words: String, _ color: ArchivedColor = .primary) -> ArchivedView {
      .text(ArchivedText(runs: [.init(.verbatim(words), style: TextStyle(foreground: color))]))
    }
    let row = ArchivedView.stack(
      ArchivedStack(
        .horizontal,
        spacing: 1,
        [
          button("o", "tick"), text("Rent"), text("late", ArchivedColor(.system(.red))),
          text("home", .secondary),
        ]
      )
    )
    var trial = LiveTrial(depth: depth, [.init(id: 1, family: .systemMedium, lines: [row])])
    #expect(trial.style(of: "late")?.foreground == ArchivedColor(.system(.red)))
    trial.press("\t")
    for words in ["o Rent", "Rent", " late", "late", "home"] {
      #expect(trial.style(of: words) == CellStyle(attributes: .inverse))
    }
    trial.press("\u{1B}")
    #expect(trial.style(of: "late")?.foreground == ArchivedColor(.system(.red)))
  }

  @Test func `a control within a row of its own is inverse at every depth`() {
    var trial = trial(.truecolor)
    trial.press("\t\t\t")
    #expect(trial.marked == "extra")
  }

  @Test func `in ASCII frames are drawn in ASCII, dim, under bold titles`() {
    let trial = trial(.monochrome, isASCII: true)
    #expect(trial.lines[0].hasPrefix("+- List -"))
    #expect(trial.lines.joined().allSatisfy { $0.isASCII })
    #expect(trial.style(of: "List")?.attributes == .bold)
    #expect(trial.style(of: "List", behind: 10)?.foreground == ArchivedColor(.foreground(level: 3)))
    #expect(trial.style(of: "words") == .plain)
  }

  @Test func `until the first key the bar says which three to try`() {
    var trial = trial(.truecolor)
    #expect(trial.message.hasPrefix("Try  Tab to a button  Enter to press  u to undo"))
    trial.press("\t")
    #expect(trial.message.hasPrefix("Enter o  e extra  Tab next  u undo"))
    trial.press("\u{1B}")
    #expect(trial.message.hasPrefix("Tab next  u undo"))
    // Nothing to press, nothing to try.
    #expect(LiveTrial([]).message.hasPrefix("Tab next"))
  }

  @Test func `a message takes the place of the keys until the next key`() {
    var trial = trial(.truecolor)
    trial.press("x")
    #expect(trial.message.hasPrefix("No key 'x' here"))
    #expect(!trial.message.contains("u undo"))
    #expect(trial.click("No key") == [])
    #expect(trial.message.contains("u undo"))
  }

  @Test func `a click on a key of the bar is that key`() {
    var trial = trial(.truecolor)
    trial.press("\t")
    guard case .begin(.press(let action, _, _), _)? = trial.click("e extra").first else {
      Issue.record("nothing was pressed")
      return
    }
    #expect(action.intent == "extra")
    trial.click("/ find")
    #expect(trial.message.hasPrefix("/"))
    trial.press("\u{1B}")
    trial.click("? keys")
    #expect(trial.model.mode == .help)
    trial.press("x")
    #expect(trial.click("q quit") == [.leave(.done)])
  }

  @Test
  func `the clock writes a few bytes in a minute, and without a header nothing wakes the view`() {
    var trial = LiveTrial(
      columns: 90,
      rows: 24,
      depth: .truecolor,
      hasHeader: true,
      Self.widgets
    )
    #expect(trial.lines[0].hasPrefix(" widgetctl "))
    #expect(trial.lines[0].contains("00:00"))
    #expect(trial.shown.nextChange == Instant(microseconds: 60_000_000))
    trial.now = Instant(microseconds: 59_000_000)
    trial.draw()
    #expect(trial.written.isEmpty)
    trial.now = Instant(microseconds: 60_000_000)
    trial.draw()
    #expect(trial.lines[0].contains("00:01"))
    #expect((1...48).contains(trial.written.count))
    #expect(self.trial(.truecolor).shown.nextChange == nil)
  }

  @Test func `a click on the page's number in the header shows the next page`() {
    var trial = LiveTrial(columns: 44, rows: 20, hasHeader: true, Self.widgets)
    #expect(trial.model.hasHeader)
    #expect(trial.lines[0].hasPrefix(" widgetctl  1/2 "))
    trial.click("1/2")
    #expect(trial.lines[0].hasPrefix(" widgetctl  2/2 "))
    trial.click("2/2")
    #expect(trial.lines[0].hasPrefix(" widgetctl  1/2 "))
  }
}
