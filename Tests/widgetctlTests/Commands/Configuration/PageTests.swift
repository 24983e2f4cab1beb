import SeededNumbers
import SharedStore
import Testing
import WidgetExtension
import WidgetIntents
import WidgetTerminal

@testable import widgetctl

@Suite("The page of widgets as a text (CL-22, CL-24)", .timeLimit(.minutes(2)))
struct PageTests {
  /// Returns up to six random widgets, with names and values that the text format must quote.
  private static func page(_ numbers: inout SplitMix64) throws -> [PlacedWidget] {
    let words = ["Work", "a # b", "\"q\"", "x=y", "[z]", "ü", "two\nlines", "", " blank "]
    return try (0..<Int.random(in: 0...6, using: &numbers)).map { index in
      let names = ["list", "size", "kind", "showsDone"].shuffled(using: &numbers)
        .prefix(Int.random(in: 0...3, using: &numbers))
      let arguments = names.map { name in
        IntentArgument(name, text: words.randomElement(using: &numbers) ?? "")
      }
      return PlacedWidget(
        id: Int64(index + 3),
        shortID: "\(index + 3)",
        extensionName: ["HomeWidgets", "Tea"].randomElement(using: &numbers) ?? "Tea",
        kind: ["ToDoWidget", "Tea"].randomElement(using: &numbers) ?? "Tea",
        family: Int64.random(in: 0...2, using: &numbers),
        configuration: try arguments.configurationBytes(),
        position: Int64(index),
        name: Bool.random(using: &numbers) ? "Name #\(index)" : nil,
        isSizeNamed: Bool.random(using: &numbers)
      )
    }
  }

  @Test func `a page that is written and read is the same`() throws {
    var numbers = SplitMix64(seed: 5)
    for _ in 0..<300 {
      let placed = try Self.page(&numbers)
      let read = WantedPage(Array(PageExport.text(of: placed).utf8))
      #expect(read.problems.isEmpty)
      #expect(read.widgets.map(\.id) == placed.map(\.shortID))
      #expect(read.widgets.map(\.name) == placed.map(\.name))
      #expect(read.widgets.map { $0.family.map { Int64($0.rawValue) } } == placed.map(\.family))
      #expect(read.widgets.map(\.mayShrink) == placed.map { !$0.isSizeNamed })
      for (widget, place) in zip(read.widgets, placed) {
        #expect(
          widget.parameters.map { "\($0.name) \($0.value)" }
            == PlacedWidgetText.arguments(place).map {
              "\(CommandLineName.kebab($0.name)) \($0.input.title)"
            }
        )
      }
      let pairs = PagePairs(read.widgets, placed)
      #expect(pairs.matches == placed.indices.map { $0 })
      #expect(pairs.removed.isEmpty && pairs.moved.isEmpty)
    }
  }

  @Test func `whatever the order, each widget is found again and the fewest are moved`() throws {
    var numbers = SplitMix64(seed: 9)
    for _ in 0..<300 {
      let placed = try Self.page(&numbers)
      let shuffled = placed.shuffled(using: &numbers)
      let read = WantedPage(Array(PageExport.text(of: shuffled).utf8))
      let pairs = PagePairs(read.widgets, placed)
      #expect(pairs.matches.compactMap(\.self).map { placed[$0] } == shuffled)
      let still = shuffled.filter { !pairs.moved.contains(Int($0.position)) }.map(\.position)
      #expect(still == still.sorted())
      #expect(placed.isEmpty || pairs.moved.count < placed.count)
    }
  }

  @Test(
    arguments: [
      ("[widget]\nkind = to-do\nid = 4", [1]), ("[widget]\nkind = to-do\nname = B", [1]),
      ("[widget]\nkind = to-do", [0]), ("[widget]\nkind = tea\nid = 3", [nil]),
      ("[widget]\nkind = to-do\n[widget]\nkind = to-do\nid = 3", [1, 0]),
      ("[widget]\nkind = to-do\nextension = Other", [nil]),
    ] as [(String, [Int?])]
  )
  func `a widget is known by its id, its name, or as one of its kind`(
    text: String,
    matches: [Int?]
  ) {
    let placed = [(3, "A"), (4, "B")].map { id, name in
      PlacedWidget(
        id: Int64(id),
        shortID: "\(id)",
        extensionName: "HomeWidgets",
        kind: "ToDoWidget",
        family: 0,
        configuration: [],
        position: Int64(id - 3),
        name: name
      )
    }
    let page = WantedPage(Array(text.utf8))
    #expect(page.problems.isEmpty)
    #expect(PagePairs(page.widgets, placed).matches == matches)
  }
}
