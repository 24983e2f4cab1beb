/// Characters as markup: nothing in a text can end an element or an attribute (RI-1), and nothing is in it
/// that XML 1.0 forbids.
enum MarkupText {
  static func escaped(_ text: String) -> String {
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

  /// A colour as `#rrggbb`.
  static func hex(_ rgb: UInt32) -> String {
    let digits = String(rgb & 0xFF_FFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Whether an address may be followed from a page: one that runs nothing there.
  static func isFollowable(_ address: String) -> Bool {
    let scheme = address.prefix { $0 != ":" }.lowercased()
    return address.contains(":") && ["http", "https", "mailto"].contains(scheme)
  }
}
