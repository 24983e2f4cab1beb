import Foundation

/// Detects a feed's encoding from a byte-order mark or the XML declaration, and decodes it.
enum XMLEncoding {
  /// The bytes within which a declaration (`<?xml version="1.0" encoding="…"?>`) must end.
  private static let longestDeclaration = 256

  /// Returns the document in UTF-8; invalid bytes become U+FFFD.
  ///
  /// - Throws: `.content` for an unsupported encoding.
  static func utf8(_ body: Data) throws(FeedError) -> [UInt8] {
    let bytes = [UInt8](body)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return sound(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
    // Without a byte-order mark, the zero byte next to the first `<` shows the encoding.
    if bytes.starts(with: [0, 0x3C]) { return utf16(bytes[...], isBigEndian: true) }
    if bytes.starts(with: [0x3C, 0]) { return utf16(bytes[...], isBigEndian: false) }
    switch declared(in: bytes) {
    // A text that could be read byte by byte is not UTF-16, whatever it declares.
    case nil, "utf-8", "utf8", "us-ascii", "ascii", "utf-16": return sound(bytes[...])
    case "iso-8859-1", "latin1", "windows-1252", "cp1252":
      return Array(String(String.UnicodeScalarView(bytes.map(western))).utf8)
    case "iso-8859-9", "latin5", "windows-1254", "cp1254":
      return Array(String(String.UnicodeScalarView(bytes.map { turkish[$0] ?? western($0) })).utf8)
    case let name?:
      throw .content(
        reason: String(
          english: "its encoding “\(name.prefix(30))” is not supported",
          turkish: "“\(name.prefix(30))” kodlaması desteklenmiyor"
        )
      )
    }
  }

  /// Returns the encoding's name in lower case; `nil` if none is declared.
  private static func declared(in bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(longestDeclaration), as: UTF8.self)
    guard head.hasPrefix("<?xml"), let end = head.range(of: "?>"),
      let name = head[..<end.lowerBound].range(of: "encoding")
    else { return nil }
    let rest = head[name.upperBound..<end.lowerBound].drop { $0 == "=" || $0.isWhitespace }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return rest.dropFirst().prefix { $0 != quote }.lowercased()
  }

  private static func sound(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
    let (first, count) = (bytes.startIndex, bytes.count / 2)
    let units = (0..<count).map { place -> UInt16 in
      let (one, two) = (UInt16(bytes[first + 2 * place]), UInt16(bytes[first + 2 * place + 1]))
      return isBigEndian ? one << 8 | two : two << 8 | one
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Returns the Unicode scalar (code point) of a byte in Windows-1252, which is also used for ISO
  /// 8859-1 (WHATWG Encoding).
  private static func western(_ byte: UInt8) -> Unicode.Scalar {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(high[Int(byte) - 0x80]) ?? "\u{FFFD}"
  }

  /// The UTF-16 units of the bytes 0x80 to 0x9F in Windows-1252; U+FFFD for unassigned bytes.
  private static let high: [UInt16] = [
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
  ]

  /// The bytes of Windows-1254 that differ from Windows-1252.
  private static let turkish: [UInt8: Unicode.Scalar] = [
    0xD0: "Ğ", 0xDD: "İ", 0xDE: "Ş", 0xF0: "ğ", 0xFD: "ı", 0xFE: "ş",
  ]
}
