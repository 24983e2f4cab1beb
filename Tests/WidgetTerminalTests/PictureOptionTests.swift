import Testing
import WidgetRender
import WidgetTimeline

@testable import WidgetTerminal

@Suite("Sizes and modes that people type", .timeLimit(.minutes(5)))
struct PictureOptionTests {
  // SU-90
  @Test(arguments: WidgetFamily.placeable)
  func `a size has the command line's name and Apple's`(family: WidgetFamily) throws {
    #expect(try SizeOption.family(family.commandLineName) == family)
    #expect(try SizeOption.family("\(family)") == family)
  }

  @Test(arguments: [
    ("smal", "did you mean 'small'?"), ("systemMediun", "did you mean 'systemMedium'?"),
    ("systemExtraLargePortrait", "did you mean 'systemExtraLarge'?"),
    ("A4", "expected one of small, medium, large, extra-large, circular, rectangular, inline"),
  ])
  func `another size is unknown`(name: String, hint: String) {
    let error = #expect(throws: CommandError.self) { try SizeOption.family(name) }
    #expect(error?.message == "unknown size '\(name)'")
    #expect(error?.hint == hint)
  }

  // WK-34
  @Test(arguments: WidgetFamily.placeable)
  func `accessories are shown in levels of one colour`(family: WidgetFamily) {
    let isAccessory = "\(family)".hasPrefix("accessory")
    #expect(family.renderingMode == (isAccessory ? .vibrant : .fullColor))
  }

  @Test func `a mode has a name, and none is the family's own`() throws {
    #expect(
      try ModeOption.names.map { try ModeOption.named($0) } == [.fullColor, .accented, .vibrant]
    )
    #expect(try ModeOption.named(nil) == nil)
    #expect(
      throws: UsageError.invalidValue(
        option: "--mode",
        value: "sepia",
        expected: "one of full-color, accented, vibrant"
      )
    ) { try ModeOption.named("sepia") }
  }
}
