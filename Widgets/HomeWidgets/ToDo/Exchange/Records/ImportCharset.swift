import Ground

/// A text encoding, with its usual name.
struct ImportCharset: Equatable, Sendable {
  let name: String
  private let form: Form

  private enum Form: Equatable {
    case utf8, utf16
    /// An encoding with one byte for each character.
    ///
    /// It is Latin-1 except for the bytes in the value, each of which has its code in Unicode.
    case bytes([UInt8: UInt16])
  }

  /// UTF-8, which is used for files unless the user names another encoding.
  static let utf8 = ImportCharset(name: "utf-8", form: .utf8)
  static let all: [ImportCharset] = [
    .utf8,
    ImportCharset(name: "utf-16", form: .utf16),
    ImportCharset(name: "latin1", form: .bytes([:])),
    ImportCharset(name: "iso-8859-9", form: .bytes(turkish)),
    ImportCharset(name: "windows-1252", form: .bytes(windows)),
    ImportCharset(
      name: "windows-1254",
      form: .bytes(windows.filter { $0.key != 0x8E && $0.key != 0x9E }.merging(turkish) { $1 })
    ),
  ]

  /// The usual name of each encoding, by its other names.
  private static let synonyms = [
    "utf8": "utf-8", "utf16": "utf-16", "iso-8859-1": "latin1", "latin-1": "latin1",
    "iso88591": "latin1", "latin5": "iso-8859-9", "latin-5": "iso-8859-9", "cp1252": "windows-1252",
    "cp1254": "windows-1254", "ansi": "windows-1252",
  ]

  /// The bytes of ISO 8859-9 that differ from Latin-1, with their characters.
  private static let turkish: [UInt8: UInt16] = [
    0xD0: 0x11E, 0xDD: 0x130, 0xDE: 0x15E, 0xF0: 0x11F, 0xFD: 0x131, 0xFE: 0x15F,
  ]

  /// The bytes of windows-1252 that are control characters in Latin-1, with their characters
  /// (WHATWG Encoding).
  private static let windows: [UInt8: UInt16] = [
    0x80: 0x20AC, 0x82: 0x201A, 0x83: 0x192, 0x84: 0x201E, 0x85: 0x2026, 0x86: 0x2020,
    0x87: 0x2021, 0x88: 0x2C6, 0x89: 0x2030, 0x8A: 0x160, 0x8B: 0x2039, 0x8C: 0x152, 0x8E: 0x17D,
    0x91: 0x2018, 0x92: 0x2019, 0x93: 0x201C, 0x94: 0x201D, 0x95: 0x2022, 0x96: 0x2013,
    0x97: 0x2014, 0x98: 0x2DC, 0x99: 0x2122, 0x9A: 0x161, 0x9B: 0x203A, 0x9C: 0x153, 0x9E: 0x17E,
    0x9F: 0x178,
  ]

  private init(name: String, form: Form) {
    self.name = name
    self.form = form
  }

  /// Finds an encoding by name, ignoring case; `nil` for an unknown name.
  init?(named name: String) {
    let word = name.lowercased().replacing("_", with: "-")
    guard let known = Self.all.first(where: { $0.name == Self.synonyms[word] ?? word }) else {
      return nil
    }
    self = known
  }

  /// The position of the first byte that is invalid in the encoding: its line, and its position in
  /// the line, both counted from 1.
  struct Fault: Error, Equatable {
    let line: Int
    let byte: Int
    let found: UInt8
  }

  /// Decodes bytes to text.
  ///
  /// - Throws: The position of the first invalid byte.
  func text(of bytes: [UInt8]) throws(Fault) -> String {
    switch form {
    case .utf8:
      if let text = String(validating: bytes, as: UTF8.self) { return text }
      throw Self.fault(at: Self.validCount(bytes), in: bytes)
    case .utf16: return try Self.wide(bytes)
    case .bytes(let others):
      var text = String.UnicodeScalarView()
      text.reserveCapacity(bytes.count)
      for byte in bytes {
        let value = others[byte].flatMap { Unicode.Scalar($0) }
        text.append(value ?? Unicode.Scalar(byte))
      }
      return String(text)
    }
  }

  /// Encodes a text; returns `nil` if the encoding lacks one of the characters.
  func bytes(of text: String) -> [UInt8]? {
    switch form {
    case .utf8: return Array(text.utf8)
    case .utf16: return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .bytes(let others):
      let back = Dictionary(others.map { ($1, $0) }) { first, _ in first }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(text.utf8.count)
      for scalar in text.unicodeScalars {
        if let byte = UInt16(exactly: scalar.value).flatMap({ back[$0] }) {
          bytes.append(byte)
        } else if let byte = UInt8(exactly: scalar.value), others[byte] == nil {
          bytes.append(byte)
        } else {
          return nil
        }
      }
      return bytes
    }
  }

  /// Returns the number of bytes at the beginning that are valid UTF-8.
  private static func validCount(_ bytes: [UInt8]) -> Int {
    var decoder = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .valid(let encoded) = decoder.parseScalar(from: &iterator) { count += encoded.count }
    return count
  }

  private static func fault(at index: Int, in bytes: [UInt8]) -> Fault {
    let before = bytes[..<min(index, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    return Fault(line: line, byte: index - start + 1, found: index < bytes.count ? bytes[index] : 0)
  }

  /// Decodes UTF-16; it is little-endian unless it begins with a big-endian byte-order mark, which
  /// is left out.
  private static func wide(_ bytes: [UInt8]) throws(Fault) -> String {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    let start = isBig || bytes.starts(with: [0xFF, 0xFE]) ? 2 : 0
    guard bytes.count.isMultiple(of: 2) else { throw fault(at: bytes.count - 1, in: bytes) }
    let units = stride(from: start, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw fault(at: start, in: bytes)
    }
    return text
  }
}
