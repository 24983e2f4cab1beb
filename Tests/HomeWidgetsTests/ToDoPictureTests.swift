import TestSupport
import Testing
import WidgetRender
import WidgetTimeline

@testable import HomeWidgets

@MainActor
@Suite("Pictures of to-dos", .timeLimit(.minutes(2)))
struct ToDoPictureTests {
  nonisolated static let datasets: [(String, [ToDoRecord])] = [
    ("empty", []), ("fresh", Samples.fresh), ("everyday", Samples.everyday), ("many", Samples.many),
    ("crowded", Samples.crowded), ("late", Samples.late), ("all-done", Samples.allDone),
    ("working", Samples.working), ("later", Samples.later), ("wide", Samples.wide),
    ("right-to-left", Samples.rightToLeft), ("hostile", Samples.hostile),
  ]

  private static func entry(_ name: String) throws -> ToDoEntry {
    Samples.entry(try #require(datasets.first { $0.0 == name }).1)
  }

  /// Returns the pictures of all families, one below the other.
  private static func pictures(
    _ name: String,
    isASCII: Bool = false,
    columns: Int = 80
  ) throws -> String {
    try WidgetFamily.placeable.map { family in
      let drawing = Drawing(family: family, isASCII: isASCII, columns: columns)
      return "\(family.commandLineName):\n" + (try drawing.text(of: entry(name)))
    }
    .joined()
  }

  // WK-106, WK-107
  @Test(
    arguments: [("empty", 0), ("all-done", 0), ("fresh", 1), ("late", 20)] as [(String, Float)]
  )
  func `what is late matters most, and nothing to do not at all`(
    name: String,
    least: Float
  ) throws {
    let score = try #require(try Self.entry(name).relevance?.score)
    #expect(least == 20 ? score > 20 && score <= 30 : score == least)
  }

  // BW-3, BW-20, BW-25
  @Test(arguments: datasets.map(\.0))
  func `every size has its picture, in Unicode and in ASCII`(name: String) throws {
    try expectSnapshot(Self.pictures(name), "to-do-\(name)-unicode")
    try expectSnapshot(Self.pictures(name, isASCII: true), "to-do-\(name)-ascii")
  }

  // BW-20, BW-25
  @Test(arguments: datasets.map(\.0), [false, true])
  func `a light terminal and a dark one get the same picture in their colours`(
    name: String,
    isDark: Bool
  ) throws {
    let pictures = try WidgetFamily.placeable.map { family in
      let grid = try Drawing(family: family).picture(of: Self.entry(name)).grid
      let bytes = grid.ansi(depth: .truecolor, palette: isDark ? .dark : .light)
      // Escapes are written so that the file can be read and compared.
      return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
    }
    try expectSnapshot(pictures.joined(), "to-do-\(name)-\(isDark ? "dark" : "light")-colours")
  }

  private nonisolated static let scrolling: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
  ]

  @Test func `a person who scrolls sees all rows under one header`() throws {
    let entry = Samples.entry(Samples.crowded, rowLimit: 500)
    let pictures = try Self.scrolling.flatMap { family in
      try ([0, 9, 1_000] as [Int]).map { first in
        "\(family.commandLineName), row \(first):\n"
          + (try Drawing(family: family, firstRow: first).text(of: entry))
      }
    }
    try expectSnapshot(pictures.joined(), "to-do-crowded-scrolled")
  }

  @Test(arguments: scrolling)
  func `a list with hidden rows says how many there are, any other nothing`(family: WidgetFamily)
    throws
  {
    let records = (1...60).map { Samples.record($0, "Errand \($0)") }
    let many = try Drawing(family: family).picture(of: Samples.entry(records))
    #expect(many.continuedRows == 60)
    let few = try Drawing(family: family).picture(of: Self.entry("fresh"))
    #expect(few.continuedRows == nil)
  }

  // BW-3
  @Test func `where nothing is chosen, the list is named instead of a way to add`() throws {
    var entry = Samples.entry([])
    var picture = entry.picture
    picture.isChoice = true
    picture.list = "Ev işleri"
    entry = ToDoEntry(date: entry.date, picture: picture)
    let text = try Drawing(family: .systemSmall).text(of: entry)
    #expect(text.contains("Nothing to do") && text.contains("in Ev işleri"))
    #expect(!text.contains("todo add"))
  }

  // BW-20, CL-4
  @Test(arguments: ["everyday", "many", "working", "hostile"])
  func `a narrow terminal gets what fits, without a border`(name: String) throws {
    try expectSnapshot(Self.pictures(name, columns: 30), "to-do-\(name)-narrow")
  }

  // BW-20, CL-4
  @Test(arguments: ["crowded", "hostile"], WidgetFamily.placeable)
  func `no terminal is too narrow, and a box is straight at every width`(
    name: String,
    family: WidgetFamily
  ) throws {
    let entry = Samples.entry(try #require(Self.datasets.first { $0.0 == name }).1)
    let kept = try Drawing(family: family).archive(of: entry)
    for columns in [1, 2, 5, 12, 20, 21, 22, 43, 44, 79, 80] {
      for isASCII in [false, true] {
        let drawing = Drawing(family: family, isASCII: isASCII, columns: columns)
        let isFramed = family.cells.columns + 2 <= columns
        for line in drawing.lines(of: kept) {
          let width = TextWidth.columns(of: line)
          #expect(isFramed ? width == family.cells.columns + 2 : width <= columns)
        }
      }
    }
  }

  // BW-20, WK-125
  @Test(arguments: WidgetFamily.placeable)
  func `a placeholder shows blocks where words will be`(family: WidgetFamily) throws {
    let drawing = Drawing(family: family, isPlaceholder: true)
    let text = try drawing.text(of: .placeholder(at: Samples.now))
    #expect(!text.contains("thing"))
    try expectSnapshot(text, "placeholder-\(family.commandLineName)")
  }

  // BW-20, RI-1
  @Test(arguments: WidgetFamily.placeable)
  func `no name reaches the terminal as a control, and no ASCII picture is anything else`(
    family: WidgetFamily
  ) throws {
    let entry = Samples.entry(Samples.hostile)
    for scalar in try Drawing(family: family).text(of: entry).unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control)
      #expect(!(0x202A...0x202E).contains(scalar.value))
    }
    let ascii = try Drawing(family: family, isASCII: true).text(of: entry)
    #expect(ascii.unicodeScalars.allSatisfy { $0 == "\n" || (0x20...0x7E).contains($0.value) })
  }

  // BW-3
  @Test(arguments: [
    (WidgetFamily.systemSmall, "everyday", 5), (.systemSmall, "crowded", 5),
    (.systemMedium, "everyday", 9), (.systemLarge, "everyday", 12), (.systemLarge, "many", 13),
    (.systemLarge, "crowded", 21), (.systemExtraLarge, "crowded", 20 + 5),
    (.accessoryRectangular, "crowded", 4),
  ])
  func `as many rows as fit, each with its mark`(
    family: WidgetFamily,
    name: String,
    count: Int
  ) throws {
    let areas = try Drawing(family: family).picture(of: Self.entry(name)).hitAreas
    #expect(areas.count == count)
  }

  // BW-25
  @Test(arguments: ["everyday", "many", "crowded", "late", "right-to-left", "hostile"])
  func `in a low terminal every open one has a row or is counted, and so it is in a narrow one`(
    name: String
  ) throws {
    let entry = try Self.entry(name)
    for family: WidgetFamily in [.systemMedium, .systemLarge, .systemExtraLarge] {
      let kept = try Drawing(family: family).archive(of: entry)
      for (columns, rows) in [30, 80].flatMap({ columns in (6...24).map { (columns, $0) } }) {
        let picture = Drawing(family: family, columns: columns, rows: rows).picture(of: kept)
        let text = picture.grid.plainText
        let more = text.firstMatch(of: /\+(\d+) more/).flatMap { Int($0.1) } ?? 0
        let done = text.components(separatedBy: "✔").count - 1
        let shown = "\(family), \(rows) rows\n\(text)"
        #expect(picture.hitAreas.count - done + more == entry.picture.openCount, "\(shown)")
        if more > 0 { #expect(picture.hitAreas.count >= 3, "\(shown)") }
      }
    }
  }

  // BW-3
  @Test func `the mark of a row toggles the to-do of that row`() throws {
    let picture = try Drawing(family: .systemMedium).picture(of: Samples.entry(Samples.everyday))
    let rows = picture.hitAreas.map(\.rect.origin.row)
    #expect(rows == Array(1...9))
    let actions = picture.hitAreas.compactMap { area -> ArchivedAction? in
      if case .action(let action) = area.target { action } else { nil }
    }
    #expect(Set(actions.map(\.intent)) == ["ToggleToDo"])
    let ids = [5, 34, 1, 36, 112, 2, 8, 21, 13].map { Samples.record($0, "").id.text }
    #expect(actions.map(\.parameters) == ids.map { [.init(name: "id", value: $0)] })
  }

  // BW-3
  @Test func `a done to-do is recognised without colour`() throws {
    for isASCII in [false, true] {
      let drawing = Drawing(family: .systemMedium, isASCII: isASCII)
      let open = try drawing.lines(of: Samples.entry(Samples.fresh))[1]
      let done = try drawing.lines(of: Samples.entry(Samples.allDone))[1]
      #expect(open != done)
    }
  }
}
