import Testing
import WidgetRender
import WidgetTimeline

@testable import WidgetTerminal

/// Tests which widgets have space on the page, and in how many rows.
extension LiveModelTests {
  // CL-20
  @Test func `what has no room stands on the next page`() {
    var trial = LiveTrial(
      columns: 30,
      rows: 14,
      (1...3).map { .init(id: $0, title: "W\($0)", lines: [button("b\($0)", "i\($0)")]) }
    )
    #expect(trial.lines.joined().contains("b1"))
    #expect(trial.message.contains("1/3"))
    trial.press("\u{1B}[6~")
    #expect(trial.lines.joined().contains("b2"))
    trial.press("\u{1B}[<65;1;1M")
    #expect(trial.lines.joined().contains("b3"))
    #expect(trial.press("\u{1B}[6~") == [.ring])
    trial.press("/w1\r")
    #expect(trial.lines.joined().contains("b1"))
    #expect(trial.marked == "b1")
    trial.resize(columns: 120, rows: 40)
    #expect(trial.lines.joined().contains("b3"))
    #expect(!trial.message.contains("1/"))
  }

  @Test func `an entry that has no picture yet keeps its place`() {
    var trial = LiveTrial([Self.list])
    trial.take(LiveEntry(view: nil, problem: "no network"), of: 1)
    #expect(trial.lines.joined().contains("…"))
    #expect(trial.lines.joined().contains("! no network"))
  }

  // CL-20
  @Test(
    arguments: [(3, nil), (4, nil), (5, "1 row hidden"), (8, "4 rows hidden")] as [(Int, String?)]
  )
  func `without a border the last row counts what is needed and hidden, and no blank rows`(
    count: Int,
    words: String?
  ) {
    let lines = (1...count).map { button("b\($0)", "i\($0)") }
    let trial = LiveTrial(columns: 42, rows: 6, [.init(id: 1, family: .systemMedium, lines: lines)])
    #expect(!trial.lines[0].contains("╭"))
    #expect(trial.message.contains("hidden") == (words != nil))
    if let words { #expect(trial.message.contains(words)) }
  }

  // CL-20
  @Test func `rows that have no room are counted in the border, which stays`() {
    let lines = (1...5).map { button("b\($0)", "i\($0)") }
    let trial = LiveTrial(columns: 60, rows: 6, [.init(id: 1, lines: lines)])
    #expect(trial.lines[0].hasPrefix("╭─ List ─"))
    #expect(trial.lines[4].contains("2 rows hidden"))
    #expect(!LiveTrial([.init(id: 1, lines: lines)]).lines.joined().contains("hidden"))
  }

  // CL-20
  @Test func `two medium widgets share 24 rows while the second one needs no row that it gives up`()
  {
    func widgets(_ count: Int) -> [LiveTrial.Widget] {
      (1...2).map { id in
        let lines = (1...count).map { button("b\(id)\($0)", "i\(id)\($0)") }
        return .init(id: Int64(id), title: "W\(id)", family: .systemMedium, lines: lines)
      }
    }
    let both = LiveTrial(columns: 60, widgets(9))
    #expect(both.lines[0].contains("W1") && both.lines[12].contains("W2"))
    #expect(both.lines[22].hasPrefix("╰"))
    let apart = LiveTrial(columns: 60, widgets(10))
    #expect(!apart.lines.joined().contains("W2"))
    #expect(apart.message.contains("1/2"))
  }

  @Test func `a placeholder has nothing to press`() {
    var trial = LiveTrial([Self.list])
    trial.take(LiveEntry(view: Self.list.view, isAlive: false), of: 1)
    #expect(trial.press("\t\r") == [.ring])
  }
}
