import Foundation
import WidgetIntents
import WidgetTimeline
import WidgetUI

// A widget with every way of configuring one: a choice, an entity that depends on it, an options provider whose
// items have titles, a number within bounds, defaults and recommendations.

enum Country: String, AppEnum {
  case italy, norway

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Country"
  static let caseDisplayRepresentations: [Country: DisplayRepresentation] = [
    .italy: "Italy", .norway: "Norway",
  ]
}

struct Town: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Town"
  static let defaultQuery = TownQuery()

  let id: String
  let name: String
  let country: Country

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: name) }

  static let all = [
    Town(id: "it-rm", name: "Rome", country: .italy),
    Town(id: "it-fi", name: "Florence", country: .italy),
    Town(id: "no-bg", name: "Bergen", country: .norway),
    Town(id: "no-os", name: "Oslo", country: .norway),
  ]
}

struct TownQuery: EntityQuery {
  @IntentParameterDependency<ForecastIntent>(\.$country) var intent

  func entities(for identifiers: [String]) async throws -> [Town] {
    Town.all.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [Town] {
    Town.all.filter { $0.country == intent?.country ?? .italy }
  }

  func defaultResult() async -> Town? { Town.all.first }
}

struct MeasureOptions: DynamicOptionsProvider {
  func results() async throws -> IntentItemCollection<String> {
    IntentItemCollection(
      sections: [
        IntentItemSection(items: [
          IntentItem("temp", title: "Temperature"), IntentItem("rain", title: "Rainfall"),
        ])
      ]
    )
  }
}

struct ForecastIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Forecast"

  @Parameter(title: "Country", default: .italy) var country: Country
  @Parameter(title: "Town") var town: Town?
  @Parameter(title: "Measure", default: "temp", optionsProvider: MeasureOptions())
  var measure: String
  @Parameter(title: "Days", default: 3, inclusiveRange: (1, 7)) var days: Int
}

struct ForecastEntry: TimelineEntry {
  var date = Date.distantPast
  let words: [String]
}

struct ForecastProvider: AppIntentTimelineProvider {
  func recommendations() -> [AppIntentRecommendation<ForecastIntent>] {
    let week = ForecastIntent()
    week.days = 7
    let rain = ForecastIntent()
    rain.country = .norway
    rain.town = Town.all[2]
    rain.measure = "rain"
    return [
      AppIntentRecommendation(intent: week, description: "A week"),
      AppIntentRecommendation(intent: rain, description: "Rain in Bergen"),
    ]
  }

  func placeholder(in context: Context) -> ForecastEntry { ForecastEntry(words: ["Somewhere"]) }

  func snapshot(for configuration: ForecastIntent, in context: Context) async -> ForecastEntry {
    if context.isPreview { return ForecastEntry(words: ["Sample town", "temp, 3 days"]) }
    let town = configuration.town?.name ?? "nowhere"
    return ForecastEntry(words: [
      "\(town), \(configuration.country.rawValue)",
      "\(configuration.measure), \(configuration.days) days",
    ])
  }

  func timeline(
    for configuration: ForecastIntent,
    in context: Context
  ) async -> Timeline<ForecastEntry> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
}

struct ForecastWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "ForecastWidget", provider: ForecastProvider()) { entry in
      VStack(alignment: .leading) {
        ForEach(entry.words, id: \.self) { Text(verbatim: $0) }
      }
    }
    .configurationDisplayName("Forecast")
    .description("The weather of a town.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular])
  }
}
