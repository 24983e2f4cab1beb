import Foundation
import Moments
import WidgetIntents

/// A city of another time zone as its configuration names it: `Asia/Tokyo`, `Tokyo`, or `Ann=America/New_York`.
struct ClockCity: Hashable, Sendable {
  /// The row's name, at most ``longestName`` characters.
  let name: String
  /// The time zone; `nil` if it does not exist.
  let zone: TimeZone?

  /// Wider names have no room beside a difference and a time.
  private static let longestName = 24

  /// The longest text in characters, enough for twelve cities with names.
  private static let longestText = 1_000

  /// Cities in one widget: the largest has about as many rows.
  static let limit = 12

  /// Returns the cities of a configuration, each a text, or several separated by commas; empty ones are ignored.
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

  /// The zone of a whole name or of a city alone, in any case, with blanks or low lines.
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

  /// `New York` of `America/New_York`.
  private static func city(of identifier: String) -> String {
    if identifier == "GMT" { return "UTC" }
    return (identifier.split(separator: "/").last.map(String.init) ?? identifier)
      .replacingOccurrences(of: "_", with: " ")
  }
}
