import Foundation
import Moments

extension FeedEndpoint {
  /// The forecast service that requires no key (https://open-meteo.com).
  static let weather = FeedEndpoint(
    name: "weather",
    variable: "WIDGETCTL_WEATHER_URL",
    standard: "https://api.open-meteo.com/v1"
  )
}

/// Loads the forecast for a location.
struct WeatherService: Sendable {
  let feed: any FeedService
  /// The age in seconds up to which a cached forecast is used without a request.
  var maximumAge: TimeInterval = 600

  func weather(of place: Place) async throws(FeedError) -> Loaded<Weather> {
    let request = try feed.requests.request(
      "forecast",
      query: [
        ("latitude", Place.sent(place.latitude)),
        ("longitude", Place.sent(place.longitude)),
        ("current", WeatherDocument.currentFields.joined(separator: ",")),
        ("hourly", WeatherDocument.hourlyFields.joined(separator: ",")),
        ("daily", WeatherDocument.dailyFields.joined(separator: ",")),
        ("timeformat", "unixtime"),
        ("timezone", "auto"),
        ("forecast_days", "7"),
      ]
    )
    let loaded = try await feed.load(WeatherDocument.self, request, maximumAge: maximumAge)
    return Loaded(
      value: try loaded.value.weather(),
      origin: loaded.origin,
      problem: loaded.problem
    )
  }
}
