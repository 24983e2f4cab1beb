import WidgetIntents
import WidgetUI

/// The source of the characters.
struct CharactersConfiguration: WidgetConfigurationIntent {
  /// The kind of the widget that it configures.
  static let kind = "CharactersWidget"

  static let title: LocalizedStringResource = "Characters"
  static let description: IntentDescription? = "Which location is shown, and from where."

  @Parameter(
    title: "Location",
    description: "By its number; what select-location chose unless given",
    optionsProvider: LocationOptions()
  )
  var location: Int?
  @Parameter(title: "Source", default: .web) var source: FeedSource
  @Parameter(title: "Address", description: "Another base address") var url: String?
}

/// The source of the episodes.
struct EpisodesConfiguration: WidgetConfigurationIntent {
  /// The kind of the widget that it configures.
  static let kind = "EpisodesWidget"

  static let title: LocalizedStringResource = "Episodes"
  static let description: IntentDescription? = "Where the episodes come from."

  @Parameter(title: "Source", default: .web) var source: FeedSource
  @Parameter(title: "Address", description: "Another base address") var url: String?
}

/// Offers the locations that are known without a request, by their names.
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
