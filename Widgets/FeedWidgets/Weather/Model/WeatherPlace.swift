import Foundation

/// A place whose weather is asked for: `41.01,28.98` or `41.01,28.98,Istanbul`.
struct WeatherPlace: Hashable, Sendable {
  /// In degrees, north and east of zero.
  let latitude: Double
  let longitude: Double
  /// Empty for a place without one.
  let name: String

  /// The environment's variable with the place of the setting `location`, which the host hands on.
  static let variable = "WIDGETCTL_LOCATION"

  /// Characters of a name: no picture shows more.
  private static let maximumName = 40

  /// `nil` for a text that is no place on Earth.
  init?(_ text: String) {
    let parts = text.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count >= 2, let latitude = Self.degrees(parts[0], upTo: 90),
      let longitude = Self.degrees(parts[1], upTo: 180)
    else { return nil }
    self.latitude = latitude
    self.longitude = longitude
    name = parts.count > 2 ? HTMLText.line(parts[2], limit: Self.maximumName) : ""
  }

  private static func degrees(_ text: String, upTo limit: Double) -> Double? {
    guard !text.isEmpty, text.utf8.count <= 20,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.".utf8.contains($0) }),
      let value = Double(text), abs(value) <= limit
    else { return nil }
    return value
  }

  /// A coordinate as it leaves the machine: two decimals, about a kilometre.
  static func sent(_ degrees: Double) -> String {
    let hundredths = Int((abs(degrees) * 100).rounded())
    let sign = degrees < 0 && hundredths > 0 ? "-" : ""
    let rest = hundredths % 100
    return "\(sign)\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Its name, else its coordinates.
  var title: String {
    name.isEmpty ? "\(Self.sent(latitude)), \(Self.sent(longitude))" : name
  }
}
