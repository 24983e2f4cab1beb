import WidgetIntents
import WidgetUI

/// The configuration of the characters widget: the source of its data.
struct CharactersConfiguration: WidgetConfigurationIntent {
  /// The kind of the widget that this intent configures.
  static let kind = "CharactersWidget"

  static let title = SeriesTexts.characters
  static let description: IntentDescription? = IntentDescription(
    english: "Which location is shown, and from where.",
    turkish: "Gösterilen konum ve kaynağı."
  )

  @Parameter(
    title: SeriesTexts.location,
    description: LocalizedStringResource(
      english: "Its number; unless given, the location chosen with select-location",
      turkish: "Numarası; verilmezse select-location ile seçilen konum"
    ),
    optionsProvider: LocationOptions()
  )
  var location: Int?
  @Parameter(title: FeedTexts.source, default: .web) var source: FeedSource
  @Parameter(title: FeedTexts.address, description: FeedTexts.anotherAddress) var url: String?
}

/// The configuration of the episodes widget: the source of its data.
struct EpisodesConfiguration: WidgetConfigurationIntent {
  /// The kind of the widget that this intent configures.
  static let kind = "EpisodesWidget"

  static let title = SeriesTexts.episodes
  static let description: IntentDescription? = IntentDescription(
    english: "Where the episodes come from.",
    turkish: "Bölümlerin kaynağı."
  )

  @Parameter(title: FeedTexts.source, default: .web) var source: FeedSource
  @Parameter(title: FeedTexts.address, description: FeedTexts.anotherAddress) var url: String?
}

/// Offers the cached locations as options, by their names; never uses the network.
struct LocationOptions: DynamicOptionsProvider {
  @AppDependency var services: FeedServices

  func results() async throws -> IntentItemCollection<Int> {
    let series = Series(services: services)
    let state = try await series.store.state()
    let service = try series.service(of: .web, configured: nil)
    let contents = await Unasked.run { await service.characters(state, opensFirst: false) }
    return IntentItemCollection(
      sections: [
        IntentItemSection(
          items: contents.locations.map { location in
            IntentItem(location.id, title: LocalizedStringResource(stringLiteral: location.name))
          }
        )
      ]
    )
  }
}
