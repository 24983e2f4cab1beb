/// Reads the objects of a JSON text, each with its line.
///
/// They are the elements of an array, a single object, or objects one after the other. The sequence
/// also has the text between the objects, so that its elements together are the whole text.
struct JSONRecords: Sequence, IteratorProtocol {
  enum Kind {
    case object(JSONObject)
    /// An object with an error, up to its probable end.
    case broken(JSONFault)
    /// Blanks, commas and the array's brackets.
    case gap
    /// A text that JSON does not allow between objects.
    case foreign
  }

  struct Run {
    let kind: Kind
    let span: Range<Int>
    /// The line on which the piece of text begins, from 1.
    let line: Int

    /// Returns an error with its line; `offset` counts from the beginning of the whole text.
    func fault(_ message: String, at offset: Int, in bytes: [UInt8]) -> FormatFault {
      let offset = Swift.min(Swift.max(offset, span.lowerBound), bytes.count)
      let found = String(decoding: bytes[offset...].prefix(240), as: UTF8.self)
      return FormatFault(
        line: line + bytes[span.lowerBound..<offset].count { $0 == 0x0A },
        message,
        found: found.prefix { !$0.isNewline }
      )
    }
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Run? {
    guard position < bytes.count else { return nil }
    let start = position
    if bytes[start] == UInt8(ascii: "{") {
      do {
        let object = try JSONObject(in: bytes, at: start)
        return run(.object(object), to: object.span.upperBound)
      } catch {
        return run(.broken(error), to: endOfBroken(at: start, fault: error))
      }
    }
    var end = start
    if Self.isOfGap(bytes, start) {
      while end < bytes.count, Self.isOfGap(bytes, end) { end += 1 }
      return run(.gap, to: end)
    }
    while end < bytes.count, bytes[end] != UInt8(ascii: "{"), bytes[end] != 0x0A { end += 1 }
    return run(.foreign, to: end)
  }

  /// Returns the first bytes of a text if it begins with an object or an array of objects.
  ///
  /// They begin at the object's brace. It is `nil` for any other text.
  static func beginning(of text: Substring.UTF8View, upTo limit: Int) -> String? {
    let bytes = Array(text.prefix(limit))
    guard let brace = bytes.firstIndex(of: UInt8(ascii: "{")),
      bytes[..<brace].indices.allSatisfy({ isOfGap(bytes, $0) })
    else { return nil }
    return String(decoding: bytes[brace...], as: UTF8.self)
  }

  private mutating func run(_ kind: Kind, to end: Int) -> Run {
    let run = Run(kind: kind, span: position..<end, line: line)
    while position < end {
      if bytes[position] == 0x0A { (line, lineStart) = (line + 1, position + 1) }
      position += 1
    }
    return run
  }

  private static func isOfGap(_ bytes: [UInt8], _ index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","): true
    // A byte-order mark.
    case 0xEF, 0xBB, 0xBF: index < 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    case let byte: JSONScanner.isBlank(byte)
    }
  }

  /// Returns the offset of the probable end of an object with an error.
  ///
  /// It is the object's closing brace, or the line before which the next object begins.
  private func endOfBroken(at start: Int, fault: JSONFault) -> Int {
    let end = endByBrackets(from: start)
    let indentation = indentation(at: lineStart)
    var position = fault.offset
    // The object may be broken because the next one begins within it.
    while position > start, JSONScanner.isBlank(bytes[position - 1]) { position -= 1 }
    while position < end {
      defer { position += 1 }
      guard bytes[position] == 0x0A, position + 1 < end else { continue }
      let next = self.indentation(at: position + 1)
      let first = position + 1 + next
      if next <= indentation, first < end, bytes[first] == UInt8(ascii: "{") { return first }
    }
    return end
  }

  /// Returns the number of spaces and tabs at the beginning of a line.
  private func indentation(at start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return end - start
  }

  /// The maximum nesting depth of brackets in an object with an error; a deeper object counts as
  /// one without an end.
  ///
  /// This limits how often a text is read again.
  private static let maximumDepth = 32

  private func endByBrackets(from start: Int) -> Int {
    var depth = 0
    var isInString = false
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if isInString {
        if byte == 0x0A { return bytes.count }
        if byte == UInt8(ascii: "\\"), position < bytes.count, bytes[position] != 0x0A {
          position += 1
        }
        isInString = byte != UInt8(ascii: "\"")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth > Self.maximumDepth { return bytes.count }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return position }
      default: break
      }
    }
    return bytes.count
  }
}
