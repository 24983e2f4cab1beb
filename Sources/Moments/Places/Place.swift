import SystemLibrary

/// A place on the earth, written `LATITUDE,LONGITUDE` or `LATITUDE,LONGITUDE,NAME` in degrees north
/// and east.
package struct Place: Sendable, Hashable {
  /// The latitude in degrees, from -90 to 90; north is positive.
  package let latitude: Double
  /// The longitude in degrees, from -180 to 180; east is positive.
  package let longitude: Double
  /// The name, at most ``longestName`` characters on one line; `nil` if it has none.
  package let name: String?

  /// The environment variable in which the host passes the user's location to extensions.
  package static let variable = "WIDGETCTL_LOCATION"

  /// The most characters of a name; the longest name of an existing town has 58.
  package static let longestName = 60

  /// Creates a place in degrees; `nil` for an invalid latitude, longitude or name.
  package init?(latitude: Double, longitude: Double, name: String? = nil) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    if let name {
      guard !name.isEmpty, name.count <= Self.longestName,
        !name.unicodeScalars.contains(where: Self.breaksLine)
      else { return nil }
    }
    (self.latitude, self.longitude, self.name) = (latitude, longitude, name)
  }

  /// Parses a text such as `41.01,28.98,Istanbul`; `nil` if it is invalid.
  package init?(_ text: String) {
    let parts = text.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
      .map(Self.trimmed)
    guard parts.count >= 2, let latitude = Self.degrees(parts[0]),
      let longitude = Self.degrees(parts[1])
    else { return nil }
    self.init(
      latitude: latitude,
      longitude: longitude,
      name: parts.count > 2 ? String(parts[2]) : nil
    )
  }

  /// The user's location, as the host of this process passed it; `nil` if the user has set none.
  package static var ofProcess: Place? {
    getenv(variable).flatMap { Place(String(cString: $0)) }
  }

  /// The most digits of a coordinate; the seventh decimal is a centimetre.
  private static let mostDigits = 24

  /// Parses a plain decimal number; `nil` for any other text, such as `inf`, `0x1p3` and `1e2`,
  /// which `Double` would parse.
  private static func degrees(_ text: Substring) -> Double? {
    guard text.utf8.count <= mostDigits, text.utf8.contains(where: isDigit),
      text.utf8.allSatisfy({ isDigit($0) || [0x2B, 0x2D, 0x2E].contains($0) })
    else { return nil }
    return Double(text)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }

  private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    default: false
    }
  }
}
