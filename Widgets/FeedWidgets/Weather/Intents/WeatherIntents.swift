import Foundation
import Moments
public import WidgetIntents
import WidgetUI

/// The configuration of a weather widget: its location and its units.
struct WeatherConfiguration: WidgetConfigurationIntent {
  /// The kind of the widget that this intent configures.
  static let kind = "WeatherWidget"

  static let title = LocalizedStringResource(english: "Weather", turkish: "Hava Durumu")
  static let description: IntentDescription? = IntentDescription(explanation)

  /// The widget's description in the gallery.
  static let explanation = LocalizedStringResource(
    english: "The weather now, in the next hours and in the next days.",
    turkish: "Şimdi, önümüzdeki saatlerde ve günlerde hava."
  )
  static let place = LocalizedStringResource(english: "Place", turkish: "Yer")
  static let whichPlace = LocalizedStringResource(
    english: "LAT,LON or LAT,LON,NAME; unless given, the setting 'location'",
    turkish: "ENLEM,BOYLAM ya da ENLEM,BOYLAM,AD; verilmezse 'location' ayarı"
  )

  @Parameter(title: place, description: whichPlace) var place: String?
  @Parameter(
    title: LocalizedStringResource(english: "Units", turkish: "Birimler"),
    default: .automatic
  )
  var units: WeatherUnits
  @Parameter(title: FeedTexts.source, default: .web) var source: FeedSource
  @Parameter(title: FeedTexts.address, description: FeedTexts.anotherAddress) var url: String?
}

/// Loads the weather immediately, even if a cached forecast is recent.
public struct RefreshWeather: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Refresh Weather",
    turkish: "Hava Durumunu Yenile"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Loads the weather again.",
    turkish: "Hava durumunu yeniden yükler."
  )

  @Parameter(
    title: LocalizedStringResource(english: "Place", turkish: "Yer"),
    description: LocalizedStringResource(
      english: "LAT,LON or LAT,LON,NAME; unless given, the setting 'location'",
      turkish: "ENLEM,BOYLAM ya da ENLEM,BOYLAM,AD; verilmezse 'location' ayarı"
    )
  )
  var place: String?
  @Parameter(title: FeedTexts.address, description: FeedTexts.anotherAddress) var url: String?

  @Dependency var services: FeedServices

  public init() {}

  /// Creates the intent of a widget's button; the parameters are the values in the widget's
  /// configuration, `nil` if not set.
  init(place: String?, url: String?) {
    self.place = place
    self.url = url
  }

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    let place = try Place.chosen(place, in: services.environment)
    let feed = try services.connected(to: .weather, configured: url).service
    let loaded = try await WeatherService(feed: feed, maximumAge: 0).weather(of: place)
    WidgetCenter.shared.reloadTimelines(ofKind: WeatherConfiguration.kind)
    if let problem = loaded.problem { throw problem.failure(at: services.now) }
    return .result(
      dialog: IntentDialog(
        english: "Loaded the weather of \(place.title).",
        turkish: "\(place.title) için hava durumu yüklendi."
      )
    )
  }
}
