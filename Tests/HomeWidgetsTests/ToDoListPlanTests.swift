import TestSupport
import Testing
import WidgetUI

@testable import HomeWidgets

@Suite("The lines of a to-do list", .timeLimit(.minutes(2)))
struct ToDoListPlanTests {
  private func picture(
    _ open: [DueGroup],
    done: Int = 0,
    hidden: Int = 0,
    isByTime: Bool = true
  ) -> ToDoPicture {
    let days: [DueGroup: Due?] = [
      .late: Samples.day(-1), .today: Samples.day(0), .tomorrow: Samples.day(1),
      .later: Samples.day(9), .never: nil,
    ]
    let rows = open.enumerated().map { index, group in
      ToDoPicture.Row(
        Samples.record(Int64(index + 1), "\(group)", due: days[group] ?? nil),
        at: Samples.now,
        in: Samples.utc,
        below: nil
      )
    }
    let finished = (0..<done).map { index in
      ToDoPicture.Row(number: Int64(index + 100), id: "", name: "done", isDone: true)
    }
    return ToDoPicture(
      open: rows,
      done: finished,
      openCount: open.count + hidden,
      doneCount: done,
      lateCount: 0,
      isByTime: isByTime
    )
  }

  /// Returns a character for each line: `#` for a heading, `o` for an open to-do, `x` for a done
  /// one, `.` for a blank line.
  private func signs(_ lines: [ToDoListPlan.Line]) -> String {
    lines.map { line in
      switch line {
      case .heading: "#"
      case .row(let row, _, _): row.isDone ? "x" : "o"
      case .blank: "."
      }
    }
    .joined()
  }

  // BW-25
  @Test(arguments: [
    (19, 3, 4, "#ooo.#oooo"), (10, 3, 4, "#ooo.#oooo"), (9, 3, 4, "#ooo#oooo"),
    (8, 3, 4, "ooooooo"), (6, 3, 4, "oooooo"), (13, 3, 4, "#ooo.#oooo"),
    (19, 4, 0, "o.o.o.o"), (6, 4, 0, "oooo"),
  ])
  func `headings while all fits, blank lines while even they do`(
    lines: Int,
    late: Int,
    undated: Int,
    expected: String
  ) {
    let groups =
      Array(repeating: DueGroup.late, count: late) + Array(repeating: .never, count: undated)
    let plan = ToDoListPlan(picture(groups), lines: lines, hasHeadings: true, width: 40)
    #expect(signs(plan.lines) == expected)
    #expect(plan.hiddenCount == max(0, late + undated - lines))
  }

  // BW-25
  @Test(arguments: [
    (7, 2, 3, "ooxxx"), (7, 2, 1, "o.o.x"), (7, 2, 50, "ooxxxxx"), (7, 6, 3, "oooooox"),
    (7, 9, 3, "ooooooo"), (7, 0, 3, "x.x.x"), (7, 0, 30, "xxxxxxx"), (19, 1, 30, "o.x.x.x.x.x"),
  ])
  func `done ones stand in lines that are left over`(
    lines: Int,
    open: Int,
    done: Int,
    expected: String
  ) {
    let plan = ToDoListPlan(
      picture(Array(repeating: .never, count: open), done: done),
      lines: lines,
      width: 40
    )
    #expect(signs(plan.lines) == expected)
  }

  // BW-25
  @Test func `an order that is not by time has no headings`() {
    let plan = ToDoListPlan(
      picture([.late, .never, .today], isByTime: false),
      lines: 19,
      hasHeadings: true,
      width: 40
    )
    #expect(signs(plan.lines) == "o.o.o")
  }

  // BW-25
  @Test(arguments: UInt64(1)...40)
  func `whatever there is, no line is blank while one is hidden, and all are counted`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let groups = [DueGroup.late, .today, .tomorrow, .later, .never]
    let open = (0..<Int.random(in: 0...34, using: &random))
      .map { _ in groups.randomElement(using: &random) ?? .never }
    let hidden = open.count == 34 ? Int.random(in: 0...5, using: &random) : 0
    let picture = picture(
      open.sorted(),
      done: Int.random(in: 0...9, using: &random),
      hidden: hidden
    )
    for lines in 1...34 {
      let plan = ToDoListPlan(picture, lines: lines, hasHeadings: lines >= 12, width: 40)
      let shown = signs(plan.lines)
      #expect(plan.lines.count <= lines)
      #expect(shown.filter { $0 == "o" }.count + plan.hiddenCount == picture.openCount)
      if plan.hiddenCount > 0 { #expect(shown == String(repeating: "o", count: lines)) }
      #expect(!shown.contains("##") && !shown.hasSuffix("#") && !shown.hasPrefix("."))
      let (left, right) = plan.columns(of: (lines + 2) / 2)
      #expect(signs(left + right).filter { $0 != "." } == shown.filter { $0 != "." })
      #expect(left.count <= (lines + 2) / 2 && right.count <= (lines + 2) / 2)
      #expect(!signs(left).hasSuffix("#") && !signs(left).hasSuffix("."))
    }
  }

  // BW-25
  @Test(arguments: [
    (20, "Buy oat milk", "Buy oat milk", "", "+home · call first"),
    (14, "Buy oat milk and bread", "Buy oat", "milk and bread", "+home · call first"),
    (14, "Buyoatmilkandbread", "Buyoatmilkandbread", "", "+home · call first"),
    (40, "Buy oat milk", "Buy oat milk", "", "call first"),
  ])
  func `a second line has the rest of the name, and what has no room beside it`(
    width: Int,
    name: String,
    head: String,
    rest: String,
    remark: String
  ) {
    var record = Samples.record(1, name)
    (record.tags, record.notes) = (["home"], "call first\nthen go")
    let row = ToDoPicture.Row(record, at: Samples.now, in: Samples.utc, below: nil)
    let columns = ToDoRowColumns([row], width: width)
    let words = ToDoRowWords(row, isBelowHeading: false, columns: columns, isTall: true)
    #expect(words.name == head)
    #expect(words.rest == rest)
    #expect(words.remark == remark)
  }

  // BW-25
  @Test
  func `lines left over go to the rows that have more to say, from the top, and to no others`() {
    var records = (1...4).map { Samples.record(Int64($0), "Errand \($0)") }
    records[1].notes = "by bus"
    records[3].recurrence = "FREQ=WEEKLY"
    let rows = records.map {
      ToDoPicture.Row($0, at: Samples.now, in: Samples.utc, below: nil)
    }
    let picture = ToDoPicture(open: rows, done: [], openCount: 4, doneCount: 0, lateCount: 0)
    func tall(_ lines: Int) -> [Int64] {
      ToDoListPlan(picture, lines: lines, width: 40).lines.compactMap { line in
        if case .row(let row, _, isTall: true) = line { row.number } else { nil }
      }
    }
    #expect(tall(4) == [])
    #expect(tall(5) == [2])
    #expect(tall(6) == [2, 4])
    // Blank lines between rows come first.
    #expect(tall(7) == [])
    #expect(tall(19) == [2, 4])
  }
}
