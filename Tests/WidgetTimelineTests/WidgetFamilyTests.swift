import Testing
import WidgetTimeline

@Suite("Widget family", .timeLimit(.minutes(5)))
struct WidgetFamilyTests {
  @Test(
    arguments: [
      (.systemSmall, "small", 20, 10),
      (.systemMedium, "medium", 42, 10),
      (.systemLarge, "large", 42, 22),
      (.systemExtraLarge, "extra-large", 78, 20),
      (.accessoryCircular, "circular", 9, 5),
      (.accessoryRectangular, "rectangular", 20, 5),
      (.accessoryInline, "inline", 29, 1),
    ] as [(WidgetFamily, String, Int, Int)]
  )
  func `a family has a name for the command line and a size in cells`(
    family: WidgetFamily,
    name: String,
    columns: Int,
    rows: Int
  ) {
    #expect(family.commandLineName == name)
    #expect(WidgetFamily(commandLineName: name) == family)
    #expect(family.cells == FamilyCells(columns: columns, rows: rows))
  }

  @Test func `the families that help lists are those with a size`() {
    let names = WidgetFamily.placeable.map(\.commandLineName)
    #expect(
      names == [
        "small", "medium", "large", "extra-large", "circular", "rectangular", "inline",
      ]
    )
  }

  @Test(arguments: ["Small", "systemSmall", "", "extra large", "corner"])
  func `any other name is none`(name: String) {
    #expect(WidgetFamily(commandLineName: name) == nil)
  }

  // WK-31
  @Test func `it prints the name of its case`() {
    #expect("\(WidgetFamily.accessoryInline)" == "accessoryInline")
    #expect(WidgetFamily.systemSmall.debugDescription == "systemSmall")
  }
}
