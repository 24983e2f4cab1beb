import SeededNumbers
import Testing
import WidgetRender
import WidgetTimeline

@testable import WidgetTerminal

// CL-20
@Suite("Pages of widgets within the terminal's width and height", .timeLimit(.minutes(5)))
struct PagePlanTests {
  private static let all: [WidgetFamily] = WidgetFamily.placeable

  private func named(_ family: WidgetFamily) -> PagePlan.Request {
    PagePlan.Request(family: family, isNamed: true)
  }

  private func free(
    _ family: WidgetFamily,
    of families: [WidgetFamily] = all
  ) -> PagePlan.Request {
    PagePlan.Request(family: family, isNamed: false, smaller: family.smaller(among: families))
  }

  /// Returns a description of each widget on each page: `0 large 0,0 42x22 framed`.
  private func words(_ plan: PagePlan) -> [[String]] {
    plan.pages.map { page in
      page.map { place in
        let cut = place.missingRows > 0 ? " -\(place.missingRows)" : ""
        return "\(place.index) \(place.family.commandLineName) "
          + "\(place.origin.column),\(place.origin.row) "
          + "\(place.content.columns)x\(place.content.rows)"
          + (place.isFramed ? " framed" : "") + (place.hasStatusLine ? " status" : "") + cut
      }
    }
  }

  @Test func `widgets stand side by side, and a short one below a short one before it`() {
    let wanted = [free(.systemLarge), free(.systemMedium), free(.systemMedium), free(.systemSmall)]
    #expect(
      words(PagePlan(wanted, columns: 112, rows: 40)) == [
        [
          "0 large 0,0 42x22 framed", "1 medium 45,0 42x10 framed", "2 medium 45,12 42x10 framed",
          "3 small 90,0 20x10 framed",
        ]
      ]
    )
    let other = [free(.systemMedium), free(.systemLarge), free(.systemSmall)]
    #expect(
      words(PagePlan(other, columns: 90, rows: 40)) == [
        ["0 medium 0,0 42x10 framed", "1 large 45,0 42x22 framed", "2 small 0,12 20x10 framed"]
      ]
    )
  }

  @Test(
    arguments: [
      (24, "42x22 framed"), (23, "42x21 framed -1"), (22, "42x20 framed -2"),
      (15, "42x13 framed -9"), (5, "42x3 framed -19"), (4, "42x4 -18"), (1, "42x1 -21"),
    ]
  )
  func `a size that was named keeps its border with the title, and its last rows go`(
    rows: Int,
    place: String
  ) {
    #expect(
      words(PagePlan([named(.systemLarge)], columns: 80, rows: rows)) == [["0 large 0,0 " + place]]
    )
  }

  @Test func `any other gives up two rows before it takes the next smaller size that has room`() {
    #expect(
      words(PagePlan([free(.systemLarge)], columns: 80, rows: 23))
        == [["0 large 0,0 42x21 framed -1"]]
    )
    #expect(
      words(PagePlan([free(.systemLarge)], columns: 80, rows: 21))
        == [["0 medium 0,0 42x10 framed"]]
    )
    #expect(
      words(PagePlan([free(.systemLarge)], columns: 40, rows: 11))
        == [["0 medium 0,0 40x10 status"]]
    )
    #expect(
      words(PagePlan([free(.systemLarge)], columns: 30, rows: 9))
        == [["0 rectangular 0,0 20x5 framed"]]
    )
  }

  @Test func `one that comes in no smaller size loses its last rows`() {
    let only = free(.systemLarge, of: [.systemLarge])
    #expect(words(PagePlan([only], columns: 80, rows: 21)) == [["0 large 0,0 42x19 framed -3"]])
    #expect(words(PagePlan([only], columns: 40, rows: 10)) == [["0 large 0,0 40x10 -12"]])
  }

  @Test func `a row less in each makes room for two rows of medium widgets on 23 rows and on 22`() {
    let four = [WidgetFamily](repeating: .systemMedium, count: 4).map(named)
    #expect(
      words(PagePlan(four, columns: 90, rows: 23)) == [
        [
          "0 medium 0,0 42x10 framed", "1 medium 45,0 42x10 framed",
          "2 medium 0,12 42x9 framed -1", "3 medium 45,12 42x9 framed -1",
        ]
      ]
    )
    #expect(PagePlan(four, columns: 90, rows: 22).pages.count == 1)
    #expect(PagePlan(four, columns: 90, rows: 21).pages.count == 2)
  }

  @Test func `what needs all of its rows keeps them, and an accessory gives none up`() {
    var rigid = named(.systemMedium)
    rigid.rigid = [.systemMedium]
    #expect(
      words(PagePlan([named(.systemMedium), rigid], columns: 45, rows: 23))
        == [["0 medium 0,0 42x10 framed"], ["1 medium 0,0 42x10 framed"]]
    )
    #expect(
      words(PagePlan([named(.accessoryRectangular)], columns: 45, rows: 6))
        == [["0 rectangular 0,0 20x5"]]
    )
  }

  @Test
  func `a smaller size comes before the next page, an accessory only where nothing else has room`()
  {
    let system: [WidgetFamily] = [.systemSmall, .systemLarge, .accessoryRectangular]
    let wanted = [
      free(.systemLarge), free(.systemLarge, of: system), free(.systemLarge, of: system),
    ]
    #expect(
      words(PagePlan(wanted, columns: 70, rows: 30)) == [
        ["0 large 0,0 42x22 framed", "1 small 45,0 20x10 framed", "2 small 45,12 20x10 framed"]
      ]
    )
    #expect(
      words(PagePlan(wanted, columns: 60, rows: 30)) == [
        ["0 large 0,0 42x22 framed"], ["1 large 0,0 42x22 framed"], ["2 large 0,0 42x22 framed"],
      ]
    )
  }

  @Test func `a named size goes to the next page rather than being changed for its neighbours`() {
    let wanted = [named(.systemMedium), named(.systemLarge), named(.systemSmall)]
    #expect(
      words(PagePlan(wanted, columns: 70, rows: 24)) == [
        ["0 medium 0,0 42x10 framed"],
        ["1 large 0,0 42x22 framed", "2 small 45,0 20x10 framed"],
      ]
    )
  }

  @Test func `into a pipe everything is drawn, in its own size`() {
    let wanted = [free(.systemLarge), named(.systemLarge), free(.systemExtraLarge)]
    #expect(
      words(PagePlan(wanted, columns: 80, rows: nil)) == [
        [
          "0 large 0,0 42x22 framed", "1 large 0,24 42x22 framed",
          "2 extra-large 0,48 78x20 framed",
        ]
      ]
    )
  }

  @Test func `what is said of a widget without border has a row of its own while there is one`() {
    var wanted = named(.systemSmall)
    wanted.hasStatus = true
    #expect(words(PagePlan([wanted], columns: 20, rows: 11)) == [["0 small 0,0 20x10 status"]])
    #expect(words(PagePlan([wanted], columns: 20, rows: 6)) == [["0 small 0,0 20x5 status -5"]])
    #expect(words(PagePlan([wanted], columns: 20, rows: 1)) == [["0 small 0,0 20x1 -9"]])
  }

  @Test func `a line never has a border`() {
    #expect(
      words(PagePlan([named(.accessoryInline)], columns: 80, rows: 5))
        == [["0 inline 0,0 29x1"]]
    )
  }

  @Test func `without widgets there is no page, and a terminal without rows has one`() {
    #expect(PagePlan([], columns: 80, rows: 24).pages.isEmpty)
    #expect(
      words(PagePlan([named(.systemSmall)], columns: 80, rows: 0))
        == [["0 small 0,0 20x1 -9"]]
    )
  }

  @Test func `smaller sizes come the largest first`() {
    #expect(
      WidgetFamily.systemLarge.smaller(among: Self.all)
        == [
          .systemMedium, .systemSmall, .accessoryRectangular, .accessoryCircular, .accessoryInline,
        ]
    )
    #expect(WidgetFamily.accessoryInline.smaller(among: Self.all).isEmpty)
  }
}

// CL-20
@Suite("Pages of any widgets on any terminal", .timeLimit(.minutes(5)))
struct PagePlanPropertyTests {
  private struct Trial {
    let wanted: [PagePlan.Request]
    let columns: Int
    let rows: Int?

    init(seed: UInt64) {
      var numbers = SplitMix64(seed: seed)
      let families = WidgetFamily.placeable
      wanted = (0..<numbers.below(12)).map { _ in
        let family = numbers.element(of: families)
        let known = families.filter { $0 == family || numbers.oneIn(2) }
        return PagePlan.Request(
          family: family,
          isNamed: numbers.oneIn(3),
          smaller: family.smaller(among: known),
          hasStatus: numbers.oneIn(4)
        )
      }
      columns = 1 + numbers.below(240)
      rows = numbers.oneIn(5) ? nil : 1 + numbers.below(70)
    }
  }

  @Test(arguments: 0..<UInt64(400))
  func `nothing overlaps or leaves the page, and every widget stands on one page in its order`(
    seed: UInt64
  ) {
    let trial = Trial(seed: seed)
    let plan = PagePlan(trial.wanted, columns: trial.columns, rows: trial.rows)
    #expect(plan.pages.flatMap { $0.map(\.index) } == Array(trial.wanted.indices))
    #expect(plan.pages.allSatisfy { !$0.isEmpty })
    if trial.rows == nil { #expect(plan.pages.count <= 1) }
    for page in plan.pages {
      for place in page {
        #expect(place.origin.column >= 0 && place.origin.row >= 0)
        #expect(place.content.rows >= 1)
        #expect(place.frame.endColumn <= trial.columns)
        if let rows = trial.rows { #expect(place.frame.endRow <= rows) }
        let widget = trial.wanted[place.index]
        #expect(place.content.rows + place.missingRows == place.family.cells.rows)
        #expect(place.family == widget.family || !widget.isNamed)
        #expect(place.family == widget.family || widget.smaller.contains(place.family))
        if trial.rows == nil { #expect(place.family == widget.family && place.missingRows == 0) }
        // What loses more than a row or two is alone on its page, which has no more rows.
        if place.missingRows > 0, !place.isTrimmed { #expect(place.origin == .zero) }
      }
      for (index, place) in page.enumerated() {
        for later in page.dropFirst(index + 1) {
          #expect(place.frame.intersection(later.frame).isEmpty)
          #expect(
            later.origin.column > place.origin.column || later.origin.row > place.origin.row
          )
        }
      }
    }
  }

  @Test(arguments: 0..<UInt64(100))
  func `the first widget of a page would not have had room on the one before`(seed: UInt64) {
    let trial = Trial(seed: seed)
    guard let rows = trial.rows else { return }
    let plan = PagePlan(trial.wanted, columns: trial.columns, rows: rows)
    for (page, next) in zip(plan.pages, plan.pages.dropFirst()) {
      guard let first = next.first else { continue }
      let widget = trial.wanted[first.index]
      let below = page.map(\.frame.endRow).max() ?? 0
      let left = rows - below
      let needed = FramedWidget.border + widget.family.cells.rows
      #expect(left < needed || trial.columns < widget.family.cells.columns)
    }
  }
}
