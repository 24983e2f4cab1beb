import Moments
import Testing
import WidgetRender
import WidgetTimeline

@testable import WidgetTerminal

@Suite("A widget's line above the live view's widgets", .timeLimit(.minutes(2)))
struct LiveHeadlineTests {
  private static let line = plain("! 2 late · Buy milk today 18:00 +3")

  private static func list(
    _ id: Int64,
    family: WidgetFamily = .systemMedium,
    hasLine: Bool = true,
    keys: LiveRowKeys = RowTrial.keys
  ) -> LiveTrial.Widget {
    .init(
      id: id,
      family: family,
      lines: [button("o Buy milk", "Toggle")],
      hasLine: hasLine,
      keys: keys
    )
  }

  private func trial(_ columns: Int = 90, _ widgets: [LiveTrial.Widget] = [list(1)]) -> LiveTrial {
    LiveTrial(columns: columns, rows: 24, depth: .truecolor, hasHeader: true, widgets)
  }

  @Test func `the line is in the middle, between the names and the clock`() {
    var trial = trial()
    trial.take(headline: LiveEntry(view: Self.line))
    let gap = String(repeating: " ", count: 18)
    #expect(
      trial.lines[0] == " widgetctl\(gap)! 2 late · Buy milk today 18:00 +3    \(gap)00:00"
    )
  }

  @Test func `a longer line is cut, and one without room is left out`() {
    var narrow = trial(48)
    narrow.take(headline: LiveEntry(view: Self.line))
    #expect(narrow.lines[0] == " widgetctl  ! 2 late · Buy milk today…    00:00")
    narrow.resize(columns: 30, rows: 24)
    #expect(!narrow.lines[0].contains("late"))
    #expect(narrow.lines[0].hasSuffix("00:00"))
    narrow.resize(columns: 48, rows: 24)
    #expect(narrow.lines[0].contains("late"))
  }

  @Test func `a stale line has its age, and what is not the widget's line is not shown`() {
    var trial = trial()
    trial.take(headline: LiveEntry(view: Self.line, badge: "stale 5 min"))
    #expect(trial.lines[0].contains("18:00 +3 stale 5 min "))
    for entry in [
      nil, LiveEntry(view: nil), LiveEntry(view: Self.line, isAlive: false),
      LiveEntry(view: Self.line, family: .systemMedium),
    ] {
      trial.take(headline: entry)
      #expect(!trial.lines[0].contains("late"), "\(String(describing: entry))")
    }
  }

  @Test func `the first widget that has a line and keys is asked for it, if there is a header`() {
    let others: [LiveTrial.Widget] = [
      Self.list(1, hasLine: false), Self.list(2, keys: .none),
      Self.list(3, family: .accessoryInline),
    ]
    #expect(trial(90, others).model.headlineWidget == nil)
    var trial = trial(90, others + [Self.list(4), Self.list(5)])
    #expect(trial.model.headlineWidget == 4)
    #expect(trial.model.headlineFamily?.family == .accessoryInline)
    trial.model.showHeader(false)
    #expect(trial.model.headlineWidget == nil)
  }

  @Test func `the line is drawn anew at its own next change, and has nothing to press`() {
    var trial = trial()
    let soon = Instant(microseconds: 30_000_000)
    let text = ArchivedText(
      runs: [.init(.date(soon, .timer))],
      lineLimit: 1
    )
    trial.take(headline: LiveEntry(view: .modified(.text(text), .action(.init(intent: "Toggle")))))
    #expect(trial.lines[0].contains("0:30"))
    #expect(trial.shown.nextChange == Instant(microseconds: 1_000_000))
    #expect(trial.shown.hitAreas.allSatisfy { $0.rect.origin.row > 0 })
    trial.now = Instant(microseconds: 999_999)
    trial.draw()
    #expect(trial.written.isEmpty)
    trial.now = Instant(microseconds: 1_000_000)
    trial.draw()
    #expect(trial.lines[0].contains("0:29"))
    trial.take(headline: LiveEntry(view: Self.line))
    #expect(trial.shown.nextChange == Instant(microseconds: 60_000_000))
  }
}
