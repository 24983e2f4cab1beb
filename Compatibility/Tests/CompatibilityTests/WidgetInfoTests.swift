import Testing

@testable import TemplateWidgets
@testable import WidgetExtension
@testable import WidgetUI

@MainActor
@Suite("Placed widgets as an author sees them")
struct WidgetInfoTests {
  @Test func `a widget's configuration has what a person set, and defaults for the rest (WK-39)`()
    async throws
  {
    #expect(WidgetService.servedWidgets(of: StationWidget()).map(\.kind) == ["station"])
    let placed = PlacedConfiguration(
      kind: "station",
      family: "small",
      configuration: [IntentArgument("platform", value: .int(9))]
    )
    let info = try #require(await WidgetInfo(placed))
    #expect(info.widgetConfigurationIntent(of: StationIntent.self)?.platform == 9)
    let plain = PlacedConfiguration(kind: "station", family: "small")
    let other = try #require(await WidgetInfo(plain))
    #expect(other.widgetConfigurationIntent(of: StationIntent.self)?.platform == 3)
    #expect(info != other)
  }

  @Test func `a widget of another intent, or of none, has none of this one`() async throws {
    let placed = PlacedConfiguration(kind: "unknown", family: "small")
    let info = try #require(await WidgetInfo(placed))
    #expect(info.widgetConfigurationIntent(of: StationIntent.self) == nil)
    #expect(await WidgetInfo(PlacedConfiguration(kind: "station", family: "huge")) == nil)
  }

  @Test func `a widget that is there only while it matters is not offered`() {
    #expect(WidgetService.servedWidgets(of: StationAlertWidget()).isEmpty)
  }
}
