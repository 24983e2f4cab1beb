import Ground

/// The style of a run of cells on a page, with explicit colours in place of the terminal's own.
struct MarkupStyle: Hashable {
  var foreground: UInt32
  /// The background colour, `0xRRGGBB`; `nil` for the page's own.
  var background: UInt32?
  var attributes: TextStyle.Attributes

  init(_ resolved: ResolvedStyle, _ palette: Palette) {
    foreground = Self.rgb(resolved.foreground) ?? palette.text
    background = Self.rgb(resolved.background)
    attributes = resolved.attributes
    if attributes.contains(.inverse) {
      (foreground, background) = (background ?? palette.surface, foreground)
    }
    if attributes.contains(.dim) {
      foreground = Self.dimmed(foreground, over: background ?? palette.surface)
    }
  }

  /// Returns the style as CSS declarations; text in the colour `plain` needs none.
  func rules(besides plain: UInt32) -> [String] {
    var rules: [String] = []
    if foreground != plain { rules.append("color:\(MarkupText.hex(foreground))") }
    if let background { rules.append("background:\(MarkupText.hex(background))") }
    if attributes.contains(.bold) { rules.append("font-weight:bold") }
    if attributes.contains(.italic) { rules.append("font-style:italic") }
    var lines: [String] = []
    if attributes.contains(.underline) { lines.append("underline") }
    if attributes.contains(.strikethrough) { lines.append("line-through") }
    if !lines.isEmpty { rules.append("text-decoration:\(lines.joined(separator: " "))") }
    return rules
  }

  /// Returns the colour of dim text: as in terminals, about two thirds of its contrast.
  private static func dimmed(_ color: UInt32, over surface: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in [UInt32(16), 8, 0] {
      let (upper, lower) = (color >> shift & 0xFF, surface >> shift & 0xFF)
      result |= ((upper * 62 + lower * 38) / 100) << shift
    }
    return result
  }

  private static func rgb(_ color: TerminalColor) -> UInt32? {
    switch color {
    case .standard: nil
    case .indexed(8): 0x808080
    case .indexed: nil
    case .rgb(let value): value
    }
  }
}

/// Text escaped as markup.
///
/// No text can end an element or an attribute (RI-1), and characters that XML 1.0 forbids are
/// removed.
package enum MarkupText {
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{20}"..."\u{7E}", "\u{A0}"..."\u{FFFD}", "\u{10000}"...:
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append("\u{FFFD}")
      }
    }
    return result
  }

  /// Returns a colour as `#rrggbb`.
  package static func hex(_ rgb: UInt32) -> String { "#" + Hexadecimal.digits(of: rgb, count: 6) }

  /// Returns whether a page may link to an address: only schemes whose links run no code in the
  /// page are allowed.
  package static func isFollowable(_ address: String) -> Bool {
    let scheme = address.prefix { $0 != ":" }.lowercased()
    return address.contains(":") && ["http", "https", "mailto", "tel"].contains(scheme)
  }
}
