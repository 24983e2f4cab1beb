import Foundation

/// Classifies XML characters and decodes character references.
enum XMLCharacters {
  /// The most characters of a reference between `&` and `;`: `#x10FFFF` has eight.
  private static let longestReference = 10
  private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  /// Returns whether a byte may be part of an XML name: any non-ASCII byte, and ASCII's name
  /// characters.
  static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x80...: true
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "_"),
      UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Returns the text with XML's five entities, such as `&amp;`, and numeric references replaced;
  /// other references are kept.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var rest = bytes
    while let sign = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += String(decoding: rest[..<sign], as: UTF8.self)
      let behind = rest[(sign + 1)...]
      if let end = behind.prefix(longestReference + 1).firstIndex(of: UInt8(ascii: ";")),
        let meant = meaning(of: String(decoding: behind[..<end], as: UTF8.self))
      {
        text += meant
        rest = rest[(end + 1)...]
      } else {
        text += "&"
        rest = behind
      }
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  private static func meaning(of reference: String) -> String? {
    reference.hasPrefix("#") ? number(reference.dropFirst()) : entities[reference]
  }

  /// Returns the character for a number in decimal digits, or in hexadecimal ones after an `x`.
  ///
  /// It is U+FFFD if the number is not a character, and `nil` if the text is not a number.
  static func number(_ text: Substring) -> String? {
    let isHexadecimal = text.first == "x" || text.first == "X"
    let digits = isHexadecimal ? text.dropFirst() : text
    guard !digits.isEmpty, digits.utf8.count <= 8, digits.first?.isHexDigit == true,
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    return value == 0 ? "\u{FFFD}" : String(Unicode.Scalar(value) ?? "\u{FFFD}")
  }
}
