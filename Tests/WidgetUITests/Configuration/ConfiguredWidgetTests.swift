import Foundation
import Testing
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTimeline

@testable import WidgetUI

struct ChooseWords: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Words"
  static let description: IntentDescription? = "Which words are shown."

  @Parameter(title: "Words", default: "default words") var words: String
}

@MainActor
@Suite("Configured widgets", .timeLimit(.minutes(5)))
struct ConfiguredWidgetTests {
  private struct Entry: TimelineEntry {
    let date: Date
    let words: String
  }

  private struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, words: "") }

    func snapshot(for configuration: ChooseWords, in context: Context) async -> Entry {
      Entry(date: .distantPast, words: configuration.words)
    }

    func timeline(for configuration: ChooseWords, in context: Context) async -> Timeline<Entry> {
      Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }
  }

  private struct Words: Widget {
    var body: some WidgetConfiguration {
      AppIntentConfiguration(kind: "words", provider: Provider()) { Text(verbatim: $0.words) }
    }
  }

  private func words(_ arguments: [IntentArgument]) async throws -> [String] {
    let widget = try #require(WidgetService.servedWidgets(of: Words()).first)
    let request = WidgetRequest(
      kind: "words",
      family: .systemSmall,
      configuration: arguments
    )
    let timeline = try await widget.timeline(request)
    return try timeline.entries.flatMap { try ArchivedView(compactBytes: $0.light).words }
  }

  @Test func `a widget of an app without a name is called as the app, not as its intent`() throws {
    let offer = try #require(Words().body.resolvedOffer)
    #expect(offer.title(typeName: "Words", appName: "Good Habits").text == "Good Habits")
    #expect(offer.title(typeName: "Words", appName: nil).text == "Choose Words")
    let named = try #require(Words().body.configurationDisplayName("Words").resolvedOffer)
    #expect(named.title(typeName: "Words", appName: "Good Habits").text == "Words")
  }

  // WK-29
  @Test func `a widget without a name is called as its intent`() throws {
    let widget = try #require(WidgetService.servedWidgets(of: Words()).first)
    #expect(widget.displayName.text == "Choose Words")
    #expect(widget.description == "Which words are shown.")
    #expect(widget.configuration?.parameters.map(\.name) == ["words"])
  }

  // AI-18
  @Test func `parameters keep their defaults unless the placed widget names them`() async throws {
    #expect(try await words([]) == ["default words"])
    #expect(try await words([IntentArgument("words", text: "mine")]) == ["mine"])
  }

  @Test func `an unknown parameter is an error with its name`() async throws {
    let error = await #expect(throws: IntentError.self) {
      try await words([IntentArgument("wrods", text: "mine")])
    }
    #expect(error?.message.contains("wrods") == true)
  }
}
