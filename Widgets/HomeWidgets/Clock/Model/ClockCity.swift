import Foundation
import Moments
import WidgetIntents

/// A city in another time zone, configured as `Asia/Tokyo`, `Tokyo`, or `Ann=America/New_York`.
struct ClockCity: Hashable, Sendable {
  /// The name shown for the city, at most ``longestName`` characters.
  let name: String
  /// The time zone; `nil` if no zone has the configured name.
  let zone: TimeZone?

  /// The most characters of a name; longer ones leave no space for the difference and the time.
  private static let longestName = 24

  /// The most characters that are read of each configured text, enough for twelve named cities.
  private static let longestText = 1_000

  /// The most cities of one widget; the largest size has about as many rows.
  static let limit = 12

  /// Returns the cities in configured texts, which may be lists with commas; empty items are
  /// ignored.
  static func all(_ texts: [String]) -> [ClockCity] {
    var cities: [ClockCity] = []
    for text in texts.prefix(limit) {
      for part in text.prefix(longestText).split(separator: ",") where cities.count < limit {
        let city = ClockCity(String(part))
        if !city.name.isEmpty { cities.append(city) }
      }
    }
    return cities
  }

  init(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let written = parts.last ?? ""
    zone = Self.zone(written)
    let city = zone.map { Self.city(of: $0.identifier) } ?? written
    name = String((parts.count == 2 ? parts[0] : city).prefix(Self.longestName))
  }

  /// Returns the zone with this identifier or city name, ignoring case; `nil` if there is none.
  ///
  /// Blanks may replace underscores.
  private static func zone(_ text: String) -> TimeZone? {
    let wanted = text.replacingOccurrences(of: " ", with: "_").lowercased()
    guard !wanted.isEmpty, wanted.utf8.count < 64 else { return nil }
    let names = TimeZone.knownTimeZoneIdentifiers
    let found =
      names.first { $0.lowercased() == wanted } ?? names.first {
        $0.lowercased().hasSuffix("/" + wanted)
      }
      ?? (["utc", "gmt"].contains(wanted) ? "UTC" : nil)
    return found.flatMap { TimeZone(identifier: $0) }
  }

  /// Returns the city of a zone identifier, for example `New York` for `America/New_York`.
  private static func city(of identifier: String) -> String {
    if identifier == "GMT" { return "UTC" }
    return (identifier.split(separator: "/").last.map(String.init) ?? identifier)
      .replacingOccurrences(of: "_", with: " ")
  }
}
