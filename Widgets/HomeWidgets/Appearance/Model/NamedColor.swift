import Ground
import Moments
import WidgetIntents
import WidgetUI

/// The colours that the widgets refer to by name, each with a light and a dark value (BW-16).
enum NamedColor: String, CaseIterable, Sendable {
  case primaryBlue = "PrimaryBlue"
  case primaryGreen = "PrimaryGreen"
  case primaryOrange = "PrimaryOrange"
  case primaryPurple = "PrimaryPurple"
  case primaryRed = "PrimaryRed"
  case background

  /// The values in sRGB for a light and a dark background, as `0xRRGGBB`.
  var values: (light: UInt32, dark: UInt32) {
    switch self {
    case .primaryBlue: (0x1A66E6, 0x3380F2)
    case .primaryGreen: (0x33B34D, 0x40CC59)
    case .primaryOrange: (0xE6801A, 0xF28C26)
    case .primaryPurple: (0x9933CC, 0xA640D9)
    case .primaryRed: (0xE63333, 0xF24040)
    case .background: (0xF7F7FC, 0x1A1A26)
    }
  }

  /// The colour; its light or dark value is chosen when it is drawn.
  var color: Color { Color(light: values.light, dark: values.dark) }

  /// Returns the colour with a name, ignoring case.
  ///
  /// - Throws: `.unknownColor`, whose hint lists all names.
  static func named(_ name: String) throws(AppearanceError) -> NamedColor {
    let wanted = name.lowercased()
    guard let color = allCases.first(where: { $0.rawValue.lowercased() == wanted }) else {
      throw .unknownColor(name: name)
    }
    return color
  }

  /// Returns a colour value as text, for example `#1A66E6`.
  static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

/// An error of the appearance intents: no colour has the requested name.
enum AppearanceError: ExplainedError, Equatable, Sendable {
  case unknownColor(name: String)

  private static var colors: String { NamedColor.allCases.map(\.rawValue).joined(separator: ", ") }

  var message: String {
    switch self {
    case .unknownColor(let name):
      String(
        english: "there is no colour named “\(name)”",
        turkish: "“\(name)” adında bir renk yok"
      )
    }
  }

  var hint: String? {
    switch self {
    case .unknownColor:
      String(
        english: "expected one of \(Self.colors)",
        turkish: "şunlardan biri beklenir: \(Self.colors)"
      )
    }
  }

  var exitCode: Int32 { ExitCode.usage.rawValue }
}
