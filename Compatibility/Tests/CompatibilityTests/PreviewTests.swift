import Testing

@testable import TemplateWidgets
@testable import WidgetUI

@MainActor
@Suite("Previews")
struct PreviewTests {
  @Test func `previews are found by file and line, under their own names or their widget's`() {
    let names = PreviewCatalog.discovered().map(\.name)
    #expect(names == ["ClockWidget systemSmall", "Plain {view}"])
  }

  @Test func `each entry of a timeline is drawn`() async throws {
    let pictures = try await Pictures(of: "ClockWidget systemSmall")
    #expect(pictures.words == [["Mood:", "😀"], ["Mood:", "🤩"]])
  }

  @Test func `a preview of views has one picture`() async throws {
    let pictures = try await Pictures(of: "Plain {view}")
    #expect(pictures.words == [["Mood: calm }"]])
  }
}
