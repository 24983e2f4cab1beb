import Moments
import WidgetIntents

/// The reason why no location is known for the weather.
enum WeatherPlaceError: ExplainedError, Hashable, Sendable {
  /// Neither the widget's configuration nor the setting names a location.
  case missing
  case wrong(String)

  var message: String {
    switch self {
    case .missing: String(english: "no place is set", turkish: "bir yer seçilmedi")
    case .wrong(let text):
      String(english: "“\(text)” is not a place", turkish: "“\(text)” bir yer değil")
    }
  }

  var hint: String? { "widgetctl config set location 41.01,28.98,Istanbul" }

  var exitCode: Int32 { 64 }
}

extension Place {
  /// Returns the configured location, otherwise that of the setting.
  ///
  /// - Throws: An error if there is none, or an invalid one.
  static func chosen(
    _ configured: String?,
    in environment: [String: String]
  ) throws(WeatherPlaceError) -> Place {
    for written in [configured, environment[variable]] {
      guard let written, !written.isEmpty else { continue }
      guard let place = Place(written) else {
        throw .wrong(HTMLText.line(written, limit: 40))
      }
      return place
    }
    throw .missing
  }
}
