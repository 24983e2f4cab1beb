import Foundation
import Moments
import Testing
import WidgetExtension
import WidgetRender
import WidgetTimeline

@testable import WidgetUI

/// A view that shows its rendering mode, and whether it has a background.
private struct ModeView: View {
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.showsWidgetContainerBackground) private var hasBackground

  var body: some View { Text(verbatim: "\(mode) \(hasBackground)") }
}

private struct ModeEntry: TimelineEntry {
  var date = Date(timeIntervalSince1970: 0)
}

private struct ModeProvider: TimelineProvider {
  func placeholder(in context: Context) -> ModeEntry { ModeEntry() }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (ModeEntry) -> Void) {
    completion(ModeEntry())
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<ModeEntry>) -> Void
  ) {
    completion(Timeline(entries: [ModeEntry()], policy: .never))
  }
}

private struct ModeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "mode", provider: ModeProvider()) { _ in ModeView() }
  }
}

@MainActor
@Suite("Rendering modes of widgets", .timeLimit(.minutes(5)))
struct WidgetRenderingModeTests {
  private func words(
    _ family: WidgetFamily,
    _ mode: DrawContext.RenderingMode? = nil
  ) async throws -> [String] {
    let widget = try #require(WidgetService.servedWidgets(of: ModeWidget()).first)
    let request = WidgetRequest(kind: "mode", family: family, mode: mode)
    let timeline = try await widget.timeline(request)
    return try timeline.entries.flatMap { try ArchivedView(compactBytes: $0.light).words }
  }

  // WK-34, WK-43
  @Test(arguments: [
    (WidgetFamily.systemSmall, "fullColor true"), (.systemExtraLarge, "fullColor true"),
    (.accessoryCircular, "vibrant false"), (.accessoryRectangular, "vibrant false"),
    (.accessoryInline, "vibrant false"),
  ])
  func `views are told the mode that their family is shown in`(
    family: WidgetFamily,
    expected: String
  ) async throws {
    #expect(try await words(family) == [expected])
  }

  // WK-34
  @Test(arguments: DrawContext.RenderingMode.allCases)
  func `a request may name another mode`(mode: DrawContext.RenderingMode) async throws {
    let expected = "\(WidgetRenderingMode(mode)) \(mode == .fullColor)"
    for family in [WidgetFamily.systemSmall, .accessoryInline] {
      #expect(try await words(family, mode) == [expected])
    }
  }

  // WK-45
  @Test func `nothing inside what takes the accent is taken out again`() {
    let view = VStack { Text(verbatim: "a").widgetAccentable(false) }.widgetAccentable()
    let archive = ViewArchiver.archive(view)
    let grid = WidgetPicture(
      archive,
      size: CellSize(columns: 1, rows: 1),
      in: DrawContext(now: Instant(microseconds: 0), renderingMode: .accented)
    ).grid
    #expect(grid[0, 0].style.foreground == .accent)
  }

  // WK-46
  @Test(
    arguments: [
      (.accented, [], [.accented]), (.accentedDesaturated, [.luminanceToAlpha], [.accented]),
      (.desaturated, [.luminanceToAlpha], []), (.fullColor, [], []),
    ] as [(WidgetAccentedRenderingMode, [ArchivedModifier], [ArchivedModifier])]
  )
  func `a picture keeps its lights and shades in two colours where it asks for that`(
    mode: WidgetAccentedRenderingMode,
    light: [ArchivedModifier],
    accent: [ArchivedModifier]
  ) {
    let image = Image(width: 1, height: 1, pixels: [9, 9, 9, 255])
    var environment = EnvironmentValues()
    environment.widgetRenderingMode = .accented
    let view = image.widgetAccentedRenderingMode(mode)
    #expect(ViewArchiver.archive(view, in: environment).modifiers == accent + light)
    #expect(ViewArchiver.archive(view).modifiers == accent)
  }
}
