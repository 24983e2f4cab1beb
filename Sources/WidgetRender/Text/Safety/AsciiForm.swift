/// Text for terminals that show ASCII only, cell for cell as wide as the original.
package enum AsciiForm {
  /// What stands for one cluster: exactly `columns` characters of printable ASCII.
  ///
  /// Letters lose their accents, symbols become their nearest sign; what has none becomes `?` in each of
  /// its cells. A wide cluster with an ASCII form keeps its second cell as a space.
  package static func text(ofCluster cluster: some StringProtocol, columns: Int) -> String {
    guard columns > 0 else { return "" }
    guard let base = cluster.unicodeScalars.first, let form = character(for: base.value) else {
      return String(repeating: "?", count: columns)
    }
    return String(form) + String(repeating: " ", count: columns - 1)
  }

  /// A whole text by the rule of `text(ofCluster:columns:)`; line feeds stay.
  package static func text(of string: String) -> String {
    if string.utf8.allSatisfy({ $0 < 0x80 }) { return string }
    var result = ""
    let utf8 = string.utf8
    var end = utf8.startIndex
    for cluster in TextWidth.clusters(in: string) {
      let start = end
      end = utf8.index(start, offsetBy: cluster.utf8Range.count)
      if string[start..<end] == "\n" {
        result += "\n"
      } else {
        result += text(ofCluster: string[start..<end], columns: cluster.columns)
      }
    }
    return result
  }

  /// The one character of printable ASCII that stands for a scalar, or `nil`.
  static func character(for scalar: UInt32) -> Character? {
    switch scalar {
    case 0x20..<0x7F: return ascii(scalar)
    case 0xFF01...0xFF5E: return ascii(scalar - 0xFF01 + 0x21)
    default: break
    }
    if let symbol = symbol(for: scalar) { return symbol }
    switch scalar {
    case 0xC0...0x24F: return letter(latin, scalar - 0xC0)
    case 0x1E00...0x1EFF: return letter(latinAdditional, scalar - 0x1E00)
    default: return nil
    }
  }

  private static func letter(_ table: StaticString, _ index: UInt32) -> Character? {
    table.withUTF8Buffer { bytes in
      let index = Int(index)
      guard index < bytes.count, bytes[index] != UInt8(ascii: "?") else { return nil }
      return ascii(UInt32(bytes[index]))
    }
  }

  private static func ascii(_ scalar: UInt32) -> Character {
    Character(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar)))
  }
}
