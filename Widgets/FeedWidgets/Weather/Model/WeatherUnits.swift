import Foundation
import Moments
import WidgetIntents

/// The units in which a weather widget shows its values.
enum WeatherUnits: String, AppEnum {
  case automatic, metric, imperial

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(
      name: LocalizedStringResource(english: "Units", turkish: "Birimler")
    )
  }

  static var caseDisplayRepresentations: [WeatherUnits: DisplayRepresentation] {
    [
      .automatic: DisplayRepresentation(
        title: LocalizedStringResource(english: "By Locale", turkish: "Yerel ayara göre")
      ),
      .metric: "°C, km/h", .imperial: "°F, mph",
    ]
  }

  /// The regions that use Fahrenheit and miles, and the one that uses miles only (CLDR 47).
  private static let imperialRegions: Set<String> = [
    "US", "LR", "BS", "BZ", "KY", "PW", "PR", "GU",
  ]

  /// Returns the chosen scale, otherwise that of the user's locale, such as `en_US.UTF-8`.
  func scale(in environment: [String: String]) -> WeatherScale {
    switch self {
    case .metric: return WeatherScale(isFahrenheit: false, isMiles: false)
    case .imperial: return WeatherScale(isFahrenheit: true, isMiles: true)
    case .automatic:
      let named = ["LC_ALL", "LC_MEASUREMENT", "LANG"].lazy.compactMap { environment[$0] }
        .first { !$0.isEmpty }
      let territory =
        (named ?? "").prefix { $0 != "." && $0 != "@" }.split(separator: "_").dropFirst()
        .first.map { $0.uppercased() } ?? ""
      let isImperial = Self.imperialRegions.contains(territory)
      return WeatherScale(isFahrenheit: isImperial, isMiles: isImperial || territory == "GB")
    }
  }
}

/// Converts and formats measurements, which are in degrees Celsius and kilometres per hour.
struct WeatherScale: Hashable, Sendable {
  let isFahrenheit: Bool
  let isMiles: Bool

  /// Returns a temperature such as `21°`; the unit is shown once for the whole widget.
  func temperature(_ celsius: Double) -> String { "\(degrees(celsius))°" }

  /// Returns a temperature in whole degrees of the scale.
  func degrees(_ celsius: Double) -> Int {
    let value = isFahrenheit ? celsius * 9 / 5 + 32 : celsius
    return Int(min(max(value, -999), 999).rounded())
  }

  /// Returns a speed such as `12 km/h`.
  func speed(_ kilometres: Double) -> String {
    let value = isMiles ? kilometres / 1.609_344 : kilometres
    return "\(Int(min(max(value, 0), 999).rounded())) \(isMiles ? "mph" : "km/h")"
  }

  /// The unit of temperatures: `°C` or `°F`.
  var unit: String { isFahrenheit ? "°F" : "°C" }
}
