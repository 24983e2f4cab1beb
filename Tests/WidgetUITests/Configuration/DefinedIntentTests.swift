import Foundation
import Testing
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTimeline

@testable import WidgetUI

/// An intent as `extension import` generates it from an `.intentdefinition` file.
private final class CityIntent: INIntent, @unchecked Sendable {
  var city: String? = "Rome"
}

private struct CityIntentParameters: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "City"
  static let description: IntentDescription? = IntentDescription("Which city is shown.")

  @Parameter(title: "City", default: "Rome") var city: String
}

extension CityIntent: ConfigurableIntent {
  func take(_ parameters: CityIntentParameters) { city = parameters.city }
}

/// An intent without a description of its parameters.
private final class BareIntent: INIntent, @unchecked Sendable {
  var city: String? = "Oslo"
}

private protocol WithCity: INIntent {
  var city: String? { get }
}

extension CityIntent: WithCity {}
extension BareIntent: WithCity {}

@MainActor
@Suite("Widgets with an intent of a definition", .timeLimit(.minutes(5)))
struct DefinedIntentTests {
  private struct Entry: TimelineEntry {
    let date: Date
    let city: String
  }

  private struct Provider<Intent: WithCity>: IntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, city: "…") }

    func getSnapshot(
      for configuration: Intent,
      in context: Context,
      completion: @escaping @Sendable (Entry) -> Void
    ) {
      completion(Entry(date: .distantPast, city: configuration.city ?? "none"))
    }

    func getTimeline(
      for configuration: Intent,
      in context: Context,
      completion: @escaping @Sendable (Timeline<Entry>) -> Void
    ) {
      let entry = Entry(date: .distantPast, city: configuration.city ?? "none")
      completion(Timeline(entries: [entry], policy: .never))
    }
  }

  private struct City<Intent: WithCity>: Widget {
    var body: some WidgetConfiguration {
      IntentConfiguration(kind: "city", intent: Intent.self, provider: Provider<Intent>()) {
        entry in
        Text(verbatim: entry.city)
      }
    }
  }

  private func words(_ widget: some Widget, _ arguments: [IntentArgument]) async throws -> [String]
  {
    let served = try #require(WidgetService.servedWidgets(of: widget).first)
    let request = WidgetRequest(kind: "city", family: .systemSmall, configuration: arguments)
    let timeline = try await served.timeline(request)
    return try timeline.entries.flatMap { try ArchivedView(compactBytes: $0.light).words }
  }

  @Test func `are configured by the parameters that stand beside it`() async throws {
    let chosen = [IntentArgument("city", text: "Paris")]
    #expect(try await words(City<CityIntent>(), []) == ["Rome"])
    #expect(try await words(City<CityIntent>(), chosen) == ["Paris"])
    let served = try #require(WidgetService.servedWidgets(of: City<CityIntent>()).first)
    #expect(served.displayName.text == "City")
    #expect(served.configuration?.parameters.map(\.name) == ["city"])
  }

  @Test func `keep their defaults where nothing says how they are set`() async throws {
    #expect(try await words(City<BareIntent>(), []) == ["Oslo"])
    #expect(WidgetService.servedWidgets(of: City<BareIntent>()).first?.configuration == nil)
  }
}
