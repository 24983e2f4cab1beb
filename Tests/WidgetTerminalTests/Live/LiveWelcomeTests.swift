import Testing
import WidgetRender

@testable import WidgetTerminal

@Suite("The box with the keys to begin with", .timeLimit(.minutes(2)))
struct LiveWelcomeTests {
  private static func trial(
    columns: Int = 90,
    rows: Int = 24,
    isChanged: Bool = false,
    lines: [ArchivedView]? = nil
  ) -> LiveTrial {
    var list = RowTrial.list
    if let lines { list.lines = lines }
    list.keys = RowTrial.keys.offered { _ in isChanged }
    return LiveTrial(columns: columns, rows: rows, [list])
  }

  private static func shows(_ trial: LiveTrial, _ words: String = "Begin here") -> Bool {
    trial.lines.contains { $0.contains(words) }
  }

  @Test func `a list as it was added has it, with the keys of its extension`() {
    let trial = Self.trial()
    #expect(Self.shows(trial))
    #expect(Self.shows(trial, "│ a            add: Eggs tomorrow"))
    #expect(Self.shows(trial, "│ e d p D      on a row: edit, defer, pri, rm"))
    #expect(Self.shows(trial, "│ X            clear"))
  }

  @Test func `the first key takes it away, whichever it is`() {
    for key in ["\t", "r", "k"] {
      var trial = Self.trial()
      trial.press(key)
      #expect(!Self.shows(trial), "\(key)")
    }
  }

  @Test func `a list that was changed has none`() {
    #expect(!Self.shows(Self.trial(isChanged: true)))
  }

  @Test func `nothing is covered by it`() {
    let many = (1...18).map { plain("\($0) \(String(repeating: "x", count: 80))") }
    #expect(!Self.shows(Self.trial(lines: [RowTrial.row("a", "a")] + many)))
    #expect(!Self.shows(Self.trial(columns: 50)))
    #expect(!Self.shows(Self.trial(rows: 14)))
  }
}
