/// Converts text for terminals that show only ASCII; each cluster keeps its width in cells.
package enum AsciiForm {
  /// Returns the substitute of one cluster: exactly `columns` characters of printable ASCII.
  ///
  /// Letters lose their accents, symbols become their nearest sign, and others become `?` in each of their cells. The
  /// second cell of a wide cluster with an ASCII form is a space.
  package static func text(ofCluster cluster: some StringProtocol, columns: Int) -> String {
    guard columns > 0 else { return "" }
    guard let base = cluster.unicodeScalars.first, let form = character(for: base.value) else {
      return String(repeating: "?", count: columns)
    }
    return String(form) + String(repeating: " ", count: columns - 1)
  }

  /// Returns a whole text by the rule of `text(ofCluster:columns:)`; line feeds are kept.
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

  /// Returns the printable ASCII character that represents a scalar; `nil` if there is none.
  static func character(for scalar: UInt32) -> Character? {
    switch scalar {
    case 0x20..<0x7F: return ascii(scalar)
    case 0xFF01...0xFF5E: return ascii(scalar - 0xFF01 + 0x21)
    default: break
    }
    if let symbol = symbol(for: scalar) { return symbol }
    switch scalar {
    case 0xC0...0x24F: return letter(LatinLetters.basic, scalar - 0xC0)
    case 0x1E00...0x1EFF: return letter(LatinLetters.additional, scalar - 0x1E00)
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

extension AsciiForm {
  /// Returns the nearest ASCII sign for punctuation and symbols; `nil` if there is none.
  static func symbol(for scalar: UInt32) -> Character? {
    if let form = punctuation(scalar) ?? arrow(scalar) ?? sign(scalar) { return form }
    switch scalar {
    case 0x2500...0x257F: return boxDrawing(scalar)
    case 0x2580...0x259F: return blockElement(scalar)
    default: return nil
    }
  }

  private static func punctuation(_ scalar: UInt32) -> Character? {
    switch scalar {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: " "
    case 0x2010...0x2015, 0x2043, 0x2212, 0x30FC, 0xFE63, 0xFF0D: "-"
    case 0x2018...0x201B, 0x2032, 0x2035, 0x2BB...0x2BD, 0xB4: "'"
    case 0x201C...0x201F, 0x2033, 0x2036, 0xAB, 0xBB: "\""
    case 0x2039, 0x3008, 0x300A: "<"
    case 0x203A, 0x3009, 0x300B: ">"
    case 0x2024...0x2026, 0x22C5, 0x3002, 0xFF61: "."
    case 0x2022, 0x2023, 0xB7, 0x2219, 0x30FB: "*"
    case 0x3001, 0x201A: ","
    case 0x300C, 0x300E, 0x3010: "["
    case 0x300D, 0x300F, 0x3011: "]"
    case 0xA1, 0x203C: "!"
    case 0xA6: "|"
    case 0x2044: "/"
    case 0xBF: "?"
    default: nil
    }
  }

  private static func arrow(_ scalar: UInt32) -> Character? {
    switch scalar {
    case 0x2190, 0x21D0, 0x2B05, 0x25C0, 0x25C2, 0x21A9: "<"
    case 0x2192, 0x21D2, 0x27A1, 0x25B6, 0x25B8, 0x279C, 0x21AA: ">"
    case 0x2191, 0x21D1, 0x2B06, 0x25B2, 0x25B4: "^"
    case 0x2193, 0x21D3, 0x2B07, 0x25BC, 0x25BE: "v"
    case 0x2194: "-"
    case 0x2195: "|"
    default: nil
    }
  }

  private static func sign(_ scalar: UInt32) -> Character? {
    switch scalar {
    case 0x2713, 0x2714, 0x2705, 0x221A: "v"
    case 0xD7, 0x2715...0x2718, 0x274C, 0x2612, 0x2611: "x"
    case 0x25CF, 0x2605, 0x2606, 0x2B50, 0x25A0, 0x2731, 0x2733, 0x2734: "*"
    case 0x25CB, 0x25EF, 0x25A1, 0x2610, 0xB0, 0xBA: "o"
    case 0xAA: "a"
    case 0xF7, 0x2215: "/"
    // Small squares, beside full ones.
    case 0xB1, 0x25AA: "+"
    case 0x25AB: "-"
    case 0xB5, 0x3BC: "u"
    case 0xB9: "1"
    case 0xB2: "2"
    case 0xB3: "3"
    case 0xA2, 0xA9: "c"
    case 0xAE: "r"
    case 0xA3: "L"
    case 0xA5: "Y"
    case 0x20AC: "E"
    case 0x20BA: "T"
    case 0x20BF: "B"
    case 0x2248, 0x223C: "~"
    case 0x2264: "<"
    case 0x2265: ">"
    case 0x2260: "#"
    // The same letters as for the symbols: a note, and a repetition.
    case 0x2261: "="
    case 0x21BA, 0x21BB: "R"
    default: nil
    }
  }

  private static func boxDrawing(_ scalar: UInt32) -> Character {
    switch scalar {
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2574, 0x2576, 0x2578,
      0x257A, 0x257C, 0x257E:
      "-"
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577,
      0x2579, 0x257B, 0x257D, 0x257F:
      "|"
    case 0x2550: "="
    case 0x2571: "/"
    case 0x2572: "\\"
    case 0x2573: "x"
    default: "+"
    }
  }

  private static func blockElement(_ scalar: UInt32) -> Character {
    switch scalar {
    case 0x2591: "."
    case 0x2592: ":"
    case 0x2581...0x2583, 0x2594: "_"
    case 0x258F...0x2590, 0x2595: "|"
    default: "#"
    }
  }
}
