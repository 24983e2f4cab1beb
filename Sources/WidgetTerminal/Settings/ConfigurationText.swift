/// A text of `key = value` lines under `[sections]`, with `#` comments: the user's settings, or a
/// page of widgets.
///
/// A value ends with its line or before ` #`; in double quotes `\"`, `\\`, `\n` and `\t` are
/// escapes. An invalid line is reported and ignored, so that the others apply.
package struct ConfigurationText: Equatable, Sendable {
  /// A heading such as `[kind to-do]`, as its first word and the rest.
  package struct Section: Equatable, Sendable {
    package let word: String
    package let name: String
    package let line: Int
    /// The range of the heading in the text, in bytes.
    package let range: Range<Int>

    /// The text between the brackets of the heading.
    package var title: String { name.isEmpty ? word : "\(word) \(name)" }
  }

  package struct Entry: Equatable, Sendable {
    /// The index of the entry's section in ``sections``; `nil` above the first heading.
    package let section: Int?
    package let key: String
    package let value: String
    /// The number of the entry's line in the file, from 1.
    package let line: Int
    /// The range of the key in the text, in bytes; `valueRange` is that of the value.
    package let keyRange: Range<Int>
    package let valueRange: Range<Int>
  }

  /// An error in the text, with its range in bytes.
  package struct Problem: Error, Hashable, Sendable {
    package let message: String
    package let hint: String?
    package let range: Range<Int>

    package init(_ message: String, hint: String?, at range: Range<Int>) {
      self.message = message
      self.hint = hint
      self.range = range
    }
  }

  /// The most lines of a text, more than a user writes.
  ///
  /// The first line beyond is reported, and the lines after it are not read.
  package static let maximumLines = 10_000

  package private(set) var sections: [Section] = []
  package private(set) var entries: [Entry] = []
  package private(set) var problems: [Problem] = []

  package init() {}

  package init(_ bytes: [UInt8]) {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var line = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: Byte.lineFeed) ?? bytes.count
      line += 1
      guard line <= Self.maximumLines else {
        problems.append(
          Problem("more than \(Self.maximumLines) lines", hint: "shorten it", at: start..<end)
        )
        return
      }
      read(bytes, Byte.trimmed(start..<end, of: bytes), line: line)
      start = end + 1
    }
  }

  /// Adds a problem that was found in an entry.
  package mutating func report(_ problem: Problem) { problems.append(problem) }

  private mutating func read(_ bytes: [UInt8], _ range: Range<Int>, line: Int) {
    guard let first = range.first, bytes[first] != Byte.hash else { return }
    if bytes[first] == Byte.open { return readHeading(bytes, range, line) }
    guard let equals = bytes[range].firstIndex(of: Byte.equals) else {
      return report(Problem("expected key = value", hint: "a comment begins with #", at: range))
    }
    let key = Byte.trimmed(first..<equals, of: bytes)
    guard !key.isEmpty else {
      return report(Problem("expected a key before '='", hint: nil, at: equals..<equals + 1))
    }
    let place = Byte.trimmed(equals + 1..<range.upperBound, of: bytes)
    guard let (value, end) = value(bytes, place) else { return }
    entries.append(
      Entry(
        section: sections.isEmpty ? nil : sections.count - 1,
        key: String(decoding: bytes[key], as: UTF8.self),
        value: value,
        line: line,
        keyRange: key,
        valueRange: place.lowerBound..<end
      )
    )
  }

  private mutating func readHeading(_ bytes: [UInt8], _ range: Range<Int>, _ line: Int) {
    guard let end = bytes[range].firstIndex(of: Byte.close),
      Byte.isComment(Byte.trimmed(end + 1..<range.upperBound, of: bytes), of: bytes)
    else {
      return report(Problem("expected [section]", hint: "a heading has its line alone", at: range))
    }
    let inner = Byte.trimmed(range.lowerBound + 1..<end, of: bytes)
    let space = bytes[inner].firstIndex(where: Byte.isBlank) ?? inner.upperBound
    sections.append(
      Section(
        word: String(decoding: bytes[inner.lowerBound..<space], as: UTF8.self),
        name: String(
          decoding: bytes[Byte.trimmed(space..<inner.upperBound, of: bytes)],
          as: UTF8.self
        ),
        line: line,
        range: range.lowerBound..<end + 1
      )
    )
  }

  /// Returns the value at the beginning of a range, and its end; `nil` after an error, which is
  /// recorded.
  private mutating func value(
    _ bytes: [UInt8],
    _ range: Range<Int>
  ) -> (value: String, end: Int)? {
    guard let first = range.first, bytes[first] == Byte.quote else {
      var end = range.lowerBound
      while end < range.upperBound {
        let isBehindBlank = end == range.lowerBound || Byte.isBlank(bytes[end - 1])
        if bytes[end] == Byte.hash, isBehindBlank { break }
        end += 1
      }
      let place = Byte.trimmed(range.lowerBound..<end, of: bytes)
      return (String(decoding: bytes[place], as: UTF8.self), place.upperBound)
    }
    var value: [UInt8] = []
    var index = first + 1
    while index < range.upperBound {
      switch bytes[index] {
      case Byte.quote:
        let rest = Byte.trimmed(index + 1..<range.upperBound, of: bytes)
        if Byte.isComment(rest, of: bytes) {
          return (String(decoding: value, as: UTF8.self), index + 1)
        }
        report(Problem("expected nothing after the quotes", hint: "write \\\" in them", at: rest))
        return nil
      case Byte.backslash where index + 1 < range.upperBound:
        index += 1
        guard let byte = Byte.escaped(bytes[index]) else {
          report(
            Problem(
              "unknown escape",
              hint: #"there are \" \\ \n and \t"#,
              at: index - 1..<index + 1
            )
          )
          return nil
        }
        value.append(byte)
      case let byte: value.append(byte)
      }
      index += 1
    }
    report(Problem("the quotes are not closed", hint: "end the value with \"", at: range))
    return nil
  }

  /// Returns a value in the file's syntax, in quotes if it could be misread.
  package static func written(_ value: String) -> String {
    let bytes = Array(value.utf8)
    let isPlain =
      !bytes.isEmpty && Byte.trimmed(bytes.indices, of: bytes) == bytes.indices
      && bytes[0] != Byte.quote && !bytes.contains { $0 < 0x20 || $0 == Byte.hash || $0 == 0x7F }
    if isPlain { return value }
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

/// The characters of the syntax as ASCII codes.
private enum Byte {
  static let lineFeed = UInt8(ascii: "\n")
  static let hash = UInt8(ascii: "#")
  static let open = UInt8(ascii: "[")
  static let close = UInt8(ascii: "]")
  static let equals = UInt8(ascii: "=")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  static func trimmed(_ range: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  static func isComment(_ range: Range<Int>, of bytes: [UInt8]) -> Bool {
    range.first.map { bytes[$0] == hash } ?? true
  }

  static func escaped(_ byte: UInt8) -> UInt8? {
    switch byte {
    case quote, backslash: byte
    case UInt8(ascii: "n"): lineFeed
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }
}
