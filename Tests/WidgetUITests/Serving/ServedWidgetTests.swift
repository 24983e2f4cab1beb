import Foundation
import Testing
import WidgetExtension
import WidgetRender
import WidgetTimeline

@testable import WidgetUI

private enum Caller {
  @TaskLocal static var name = "nobody"
}

@MainActor
@Suite("Served widgets", .timeLimit(.minutes(5)))
struct ServedWidgetTests {
  private struct Entry: TimelineEntry {
    let date: Date
    let words: String
  }

  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry {
      Entry(date: .distantPast, words: "placeholder")
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
      completion(Entry(date: .distantPast, words: context.isPreview ? "preview" : "snapshot"))
    }

    func getTimeline(
      in context: Context,
      completion: @escaping @Sendable (Timeline<Entry>) -> Void
    ) {
      let first = Date(timeIntervalSince1970: 0)
      let entries = [
        Entry(date: first, words: "asked by \(Caller.name)"),
        Entry(
          date: first.addingTimeInterval(60),
          words: "\(Int(context.displaySize.width)) × \(Int(context.displaySize.height))"
        ),
      ]
      completion(Timeline(entries: entries, policy: .after(first.addingTimeInterval(90))))
    }
  }

  private struct Plain: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "plain", provider: Provider()) { Text(verbatim: $0.words) }
        .configurationDisplayName("Plain **words**")
        .description("Shows words.")
        .supportedFamilies([.systemSmall, .systemLarge])
    }
  }

  private struct Bare: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "bare", provider: Provider()) { Text(verbatim: $0.words) }
        .contentMarginsDisabled()
    }
  }

  private struct Both: WidgetBundle {
    var body: some Widget {
      Plain()
      Bare()
    }
  }

  private func served() -> [ServedWidget] { WidgetService.servedWidgets(of: Both().body) }

  private func view(_ entry: MadeEntry) throws -> ArchivedView {
    try ArchivedView(compactBytes: entry.light)
  }

  // WK-25, WK-26
  @Test func `a bundle offers its widgets in order, with their names and families`() {
    let widgets = served()
    #expect(widgets.map(\.kind) == ["plain", "bare"])
    #expect(widgets.map(\.typeName) == ["Plain", "Bare"])
    #expect(widgets.map(\.displayName.text) == ["Plain words", "Bare"])
    #expect(widgets.map(\.description) == ["Shows words.", ""])
    #expect(widgets[0].families == [.systemSmall, .systemLarge])
    #expect(widgets[1].families == WidgetFamily.placeable)
  }

  // WK-10, WK-21
  @Test func `a timeline is archived entry by entry, with its policy`() async throws {
    let timeline = try await served()[0].timeline(
      WidgetRequest(kind: "plain", family: .systemSmall)
    )
    #expect(timeline.entries.map(\.date.timeIntervalSince1970) == [0, 60])
    #expect(timeline.policy == .after(Date(timeIntervalSince1970: 90)))
    #expect(try view(timeline.entries[1]).words == ["160 × 160"])
  }

  @Test func `a provider runs with the task locals of its request`() async throws {
    let timeline = try await Caller.$name.withValue("the host") {
      try await served()[0].timeline(WidgetRequest(kind: "plain", family: .systemSmall))
    }
    #expect(try view(timeline.entries[0]).words == ["asked by the host"])
  }

  // WK-125
  // WK-70
  @Test func `a placeholder is redacted, a snapshot is not`() async throws {
    let request = WidgetRequest(kind: "bare", family: .accessoryInline)
    let placeholder = try view(await served()[1].placeholder(request))
    #expect(placeholder.allModifiers.contains(.redacted(.placeholder)))
    #expect(placeholder.words == ["placeholder"])
    let snapshot = try view(await served()[1].snapshot(request))
    #expect(!snapshot.allModifiers.contains(.redacted(.placeholder)))
    #expect(snapshot.words == ["snapshot"])
  }

  // WK-22
  @Test func `a provider is told that it is asked for the gallery`() async throws {
    var request = WidgetRequest(kind: "plain", family: .systemSmall)
    request.isPreview = true
    #expect(try view(await served()[0].snapshot(request)).words == ["preview"])
  }

  // WK-36
  @Test func `content has a column of margin unless it is disabled`() async throws {
    let margin = ArchivedModifier.padding(CellInsets(leading: 1, trailing: 1))
    let request = WidgetRequest(kind: "plain", family: .systemSmall)
    #expect(try view(await served()[0].snapshot(request)).modifiers.contains(margin))
    #expect(try !view(await served()[1].snapshot(request)).modifiers.contains(margin))
  }

  // WK-20
  @Test func `the environment varies in its colour scheme alone`() {
    let variants = TimelineProviderContext(family: .systemSmall, isPreview: false)
      .environmentVariants
    #expect(variants.colorScheme == [.light, .dark])
    #expect(variants.locale == nil)
  }

  // The case of a review: with a HOME of its own, an author's files lay in the account's home.
  @Test func `the home that HOME names is Foundation's too`() async {
    await #expect(processExitsWith: .success) {
      setenv("HOME", "/named", 1)
      for name in ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"] { unsetenv(name) }
      await WidgetService.useNamedHome()
      let files = FileManager.default
      let folders = [.documentDirectory, .cachesDirectory, .applicationSupportDirectory]
        .flatMap { files.urls(for: $0, in: .userDomainMask) }
      #expect(files.homeDirectoryForCurrentUser.path == "/named")
      #expect(NSHomeDirectory() == "/named" && NSString("~/a").expandingTildeInPath == "/named/a")
      #expect(folders.count == 3 && folders.allSatisfy { $0.path.hasPrefix("/named/") })
    }
  }
}
