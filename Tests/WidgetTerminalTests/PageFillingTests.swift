import SeededNumbers
import TestSupport
import Testing
import WidgetRender
import WidgetTimeline

@testable import WidgetTerminal

// CL-20
@Suite("Pages of the live view, which fill the terminal", .timeLimit(.minutes(5)))
struct PageFillingTests {
  private static let all: [WidgetFamily] = WidgetFamily.placeable

  private static func request(
    _ family: WidgetFamily,
    isNamed: Bool = false,
    of families: [WidgetFamily] = all
  ) -> PagePlan.Request {
    PagePlan.Request(
      family: family,
      isNamed: isNamed,
      smaller: family.smaller(among: families),
      larger: family.larger(among: families)
    )
  }

  /// Returns the pages of a plan as text, at a quarter of the columns and half of the rows.
  ///
  /// Each widget is filled with its letter.
  private static func drawing(_ plan: PagePlan, columns: Int, rows: Int) -> String {
    plan.pages.map { page in
      var cells = Array(repeating: Array(repeating: Character("."), count: columns), count: rows)
      for place in page {
        let letter = Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(place.index)))
        let frame = place.frame
        for row in frame.origin.row..<frame.endRow {
          for column in frame.origin.column..<frame.endColumn { cells[row][column] = letter }
        }
      }
      let lines = stride(from: 0, to: rows, by: 2).map { row in
        String(stride(from: 0, to: columns, by: 4).map { cells[row][$0] })
      }
      let list = page.map {
        "\(Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8($0.index)))) "
          + "\($0.family.commandLineName) \($0.content.columns)×\($0.content.rows)"
      }
      return (lines + list).joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }

  private static let kinds: [WidgetFamily] = [
    .systemLarge, .systemSmall, .systemMedium, .systemLarge, .systemMedium, .systemSmall,
    .systemLarge,
  ]

  @Test(arguments: [(80, 22), (120, 38), (200, 48)], [1, 3, 7])
  func `one, three and seven widgets leave no hole`(size: (Int, Int), count: Int) throws {
    let (columns, rows) = size
    let wanted = Self.kinds.prefix(count).map { Self.request($0) }
    let plan = PagePlan(filling: columns, rows: rows, with: wanted)
    let drawing = Self.drawing(plan, columns: columns, rows: rows)
    try expectSnapshot(drawing + "\n", "filled-\(columns)x\(rows)-\(count)")
  }

  @Test func `two widgets of 42 columns stand side by side on 80 columns, and three on 120`() {
    let wanted = Array(repeating: Self.request(.systemLarge, of: [.systemLarge]), count: 3)
    let narrow = PagePlan(filling: 80, rows: 24, with: wanted)
    #expect(narrow.pages.map(\.count) == [2, 1])
    #expect(narrow.pages[0].map(\.content.columns) == [38, 37])
    let wide = PagePlan(filling: 120, rows: 24, with: wanted)
    #expect(wide.pages.map(\.count) == [3])
    // With room for all of them none gives up a column.
    let roomy = PagePlan(filling: 140, rows: 24, with: wanted)
    #expect(roomy.pages[0].allSatisfy { $0.missingColumns == 0 })
  }

  @Test func `what needs all of its columns keeps them`() {
    var wide = Self.request(.systemLarge, of: [.systemLarge])
    wide.wide = [.systemLarge]
    let plan = PagePlan(filling: 80, rows: 24, with: [wide, wide])
    #expect(plan.pages.map(\.count) == [1, 1])
    #expect(plan.pages.joined().allSatisfy { $0.missingColumns == 0 })
  }

  @Test func `a size that was named is never changed, and its neighbours take the rest`() {
    let wanted = [Self.request(.systemMedium, isNamed: true), Self.request(.systemMedium)]
    let page = PagePlan(filling: 120, rows: 30, with: wanted).pages[0]
    #expect(page[0].content == CellSize(columns: 42, rows: 10))
    #expect(page[1].frame.endColumn == 120)
    #expect(page[1].frame.endRow == 30)
    let alone = PagePlan(filling: 120, rows: 30, with: [wanted[0]]).pages[0]
    #expect(alone[0].content == CellSize(columns: 42, rows: 10))
  }

  @Test func `a widget takes the largest of its sizes that has room where it has grown`() {
    func family(_ columns: Int, _ rows: Int, of families: [WidgetFamily]) -> WidgetFamily {
      let wanted = Self.request(.systemSmall, of: families)
      return PagePlan(filling: columns, rows: rows, with: [wanted]).pages[0][0].family
    }
    #expect(family(200, 50, of: Self.all) == .systemExtraLarge)
    #expect(family(60, 30, of: Self.all) == .systemLarge)
    #expect(family(60, 15, of: Self.all) == .systemMedium)
    #expect(family(30, 30, of: Self.all) == .systemSmall)
    #expect(family(200, 50, of: [.systemSmall]) == .systemSmall)
  }

  @Test func `rows that are left are spent evenly`() {
    let wanted = Array(repeating: Self.request(.systemMedium, of: [.systemMedium]), count: 3)
    let page = PagePlan(filling: 60, rows: 41, with: wanted).pages[0]
    #expect(page.map(\.frame.size.rows) == [14, 14, 13])
  }

  @Test func `large widgets are medium if all or twice as many are on the page then`() {
    func page(_ count: Int, isNamed: Bool = false, rows: Int = 29) -> [WidgetFamily] {
      let wanted = Array(repeating: Self.request(.systemLarge, isNamed: isNamed), count: count)
      return PagePlan(filling: 100, rows: rows, with: wanted).pages[0].map(\.family)
    }
    #expect(page(2) == [.systemLarge, .systemLarge])
    #expect(page(3) == [.systemMedium, .systemMedium, .systemMedium])
    #expect(page(14) == Array(repeating: .systemMedium, count: 4))
    #expect(page(14, isNamed: true) == [.systemLarge, .systemLarge])
    // Two large ones and two medium ones are as many as fit well.
    #expect(page(14, rows: 38).prefix(2) == [.systemLarge, .systemLarge])
  }

  @Test func `a header is above the widgets where it takes nothing from them`() {
    func model(_ families: [WidgetFamily], _ columns: Int, _ rows: Int) -> LiveModel {
      var model = LiveModel(size: CellSize(columns: columns, rows: rows))
      model.showHeader(true)
      model.take(
        families.enumerated().map { index, family in
          LiveWidget(id: Int64(index), title: "W", name: "w \(index)", kind: "w", family: family)
        }
      )
      return model
    }
    #expect(model([.systemLarge], 80, 24).hasHeader)
    #expect(model([.systemLarge], 80, 24).places[0].origin == CellPoint(column: 0, row: 1))
    #expect(model([], 80, 24).hasHeader)
    #expect(!model([.systemSmall], 80, 15).hasHeader)
    // Two rows of medium widgets have each given up a row already.
    #expect(model([.systemMedium, .systemMedium], 60, 24).hasHeader)
    #expect(!model([.systemMedium, .systemMedium], 60, 23).hasHeader)
    #expect(model([.systemMedium, .systemMedium], 60, 23).plan.pages.count == 1)
  }
}

// CL-20
@Suite("Filled pages of any widgets on any terminal", .timeLimit(.minutes(5)))
struct PageFillingPropertyTests {
  private struct Trial {
    let wanted: [PagePlan.Request]
    let columns: Int
    let rows: Int

    init(seed: UInt64, families: [WidgetFamily] = WidgetFamily.placeable, areNamed: Bool = true) {
      var numbers = SplitMix64(seed: seed)
      wanted = (0..<numbers.below(12)).map { _ in
        let family = numbers.element(of: families)
        let known = families.filter { $0 == family || numbers.oneIn(2) }
        return PagePlan.Request(
          family: family,
          isNamed: areNamed && numbers.oneIn(3),
          smaller: family.smaller(among: known),
          larger: family.larger(among: known),
          hasStatus: numbers.oneIn(4),
          rigid: numbers.oneIn(4) ? [family] : [],
          wide: numbers.oneIn(4) ? [family] : []
        )
      }
      columns = 1 + numbers.below(240)
      rows = 1 + numbers.below(70)
    }
  }

  @Test(arguments: 0..<UInt64(400))
  func `nothing overlaps or leaves the page, and the order is kept`(seed: UInt64) {
    let trial = Trial(seed: seed)
    let plan = PagePlan(filling: trial.columns, rows: trial.rows, with: trial.wanted)
    #expect(plan.pages.flatMap { $0.map(\.index) } == Array(trial.wanted.indices))
    for page in plan.pages {
      for (index, place) in page.enumerated() {
        let widget = trial.wanted[place.index]
        #expect(place.origin.column >= 0 && place.origin.row >= 0)
        #expect(place.frame.endColumn <= trial.columns && place.frame.endRow <= trial.rows)
        #expect(place.content.rows >= 1)
        #expect(place.missingRows == max(place.family.cells.rows - place.content.rows, 0))
        if widget.isNamed {
          #expect(place.family == widget.family)
          #expect(place.content.rows <= place.family.cells.rows)
          #expect(place.missingColumns == 0)
        }
        for later in page.dropFirst(index + 1) {
          #expect(place.frame.intersection(later.frame).isEmpty)
          #expect(
            later.origin.column > place.origin.column || later.origin.row > place.origin.row
          )
        }
      }
    }
  }

  @Test(arguments: 0..<UInt64(200))
  func `sizes of the home screen leave no cell but the gaps between them`(seed: UInt64) {
    let home: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
    let trial = Trial(seed: seed, families: home, areNamed: false)
    let plan = PagePlan(filling: trial.columns, rows: trial.rows, with: trial.wanted)
    // What is cut off alone on its page has no more rows to take.
    for page in plan.pages where page.allSatisfy({ $0.missingRows == 0 || $0.isTrimmed }) {
      let cells = page.reduce(0) { sum, place in
        // A widget in the last column has no gap behind it.
        let gap = place.frame.endColumn == trial.columns ? 0 : 1
        return sum + (place.frame.size.columns + gap) * place.frame.size.rows
      }
      #expect(cells == trial.columns * trial.rows)
    }
  }
}
