import TestSupport
import Testing
import WidgetRender
import WidgetTimeline

@testable import HomeWidgets

@MainActor
@Suite("Pictures of to-dos", .timeLimit(.minutes(2)))
struct ToDoPictureTests {
  private nonisolated static let datasets: [(String, [ToDoRecord])] = [
    ("everyday", Samples.everyday), ("fresh", Samples.fresh), ("all-done", Samples.allDone),
    ("empty", []), ("crowded", Samples.crowded), ("hostile", Samples.hostile),
  ]

  // BW-3, BW-20
  @Test(arguments: datasets.map(\.0), WidgetFamily.placeable)
  func `every size has its picture, in Unicode and in ASCII`(
    name: String,
    family: WidgetFamily
  ) throws {
    let records = try #require(Self.datasets.first { $0.0 == name }).1
    for isASCII in [false, true] {
      let drawing = Drawing(family: family, isASCII: isASCII)
      let text = try drawing.text(of: Samples.entry(records))
      let folder = isASCII ? "ascii" : "unicode"
      try expectSnapshot(text, "\(name)-\(family.commandLineName)-\(folder)")
    }
  }

  // BW-20, CL-4
  @Test(arguments: ["everyday", "hostile"], WidgetFamily.placeable)
  func `a narrow terminal gets what fits, without a border`(
    name: String,
    family: WidgetFamily
  ) throws {
    let records = try #require(Self.datasets.first { $0.0 == name }).1
    let drawing = Drawing(family: family, columns: 30)
    let picture = try drawing.picture(of: Samples.entry(records))
    #expect(picture.grid.size.columns <= 30)
    try expectSnapshot(picture.grid.plainText, "\(name)-\(family.commandLineName)-narrow")
  }

  // BW-20, CL-4
  @Test(arguments: ["crowded", "hostile"], WidgetFamily.placeable)
  func `no terminal is too narrow, and a box is straight at every width`(
    name: String,
    family: WidgetFamily
  ) throws {
    let entry = Samples.entry(try #require(Self.datasets.first { $0.0 == name }).1)
    for columns in [1, 2, 5, 12, 20, 21, 22, 43, 44, 79, 80] {
      for isASCII in [false, true] {
        let drawing = Drawing(family: family, isASCII: isASCII, columns: columns)
        let isFramed = family.cells.columns + 2 <= columns
        for line in try drawing.lines(of: entry) {
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
  @Test func `small and medium show three, large eight, extra large eight in a column`() throws {
    func shown(_ family: WidgetFamily) throws -> Int {
      let areas = try Drawing(family: family).picture(of: Samples.entry(Samples.everyday)).hitAreas
      return areas.count
    }
    #expect(try shown(.systemSmall) == 3)
    #expect(try shown(.systemMedium) == 3)
    #expect(try shown(.systemLarge) == 8)
    #expect(try shown(.systemExtraLarge) == 8 + 2)
  }

  // BW-3
  @Test func `the mark of a row toggles the to-do of that row`() throws {
    let picture = try Drawing(family: .systemMedium).picture(of: Samples.entry(Samples.everyday))
    let rows = picture.hitAreas.map(\.rect.origin.row)
    #expect(rows == [3, 5, 7])
    let actions = picture.hitAreas.compactMap { area -> ArchivedAction? in
      if case .action(let action) = area.target { action } else { nil }
    }
    #expect(actions.map(\.intent) == ["ToggleToDo", "ToggleToDo", "ToggleToDo"])
    let ids = [5, 34, 1].map { Samples.record($0, "").id.text }
    #expect(actions.map(\.parameters) == ids.map { [.init(name: "id", value: $0)] })
  }

  // BW-3
  @Test func `a done to-do is told apart without colour`() throws {
    for isASCII in [false, true] {
      let drawing = Drawing(family: .systemMedium, isASCII: isASCII)
      let open = try drawing.lines(of: Samples.entry(Samples.fresh))[3]
      let done = try drawing.lines(of: Samples.entry(Samples.allDone))[3]
      #expect(open != done)
    }
  }
}
