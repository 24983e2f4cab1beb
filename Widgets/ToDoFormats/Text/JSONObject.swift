/// A JSON object, with the byte ranges of its members in the text.
struct JSONObject {
  struct Member {
    let name: String
    /// The range of the whole member, from the quote before its name to the end of its value.
    let span: Range<Int>
    let value: Range<Int>
  }

  let bytes: [UInt8]
  /// The range of the object, including its braces.
  let span: Range<Int>
  let members: [Member]
  /// The deviations from JSON that could still be understood, in the order of the text.
  let oddities: [JSONFault]

  /// Parses the object whose opening brace is at `offset`.
  init(in bytes: [UInt8], at offset: Int = 0) throws(JSONFault) {
    var scanner = JSONScanner(bytes, at: offset)
    guard scanner.take("{") else { throw scanner.fault("no brace where a record has to begin") }
    var members: [Member] = []
    while !scanner.take("}") {
      let name = try scanner.string()
      guard scanner.take(":") else { throw scanner.fault("no colon behind a name") }
      let value = try scanner.memberValue()
      members.append(
        Member(
          name: JSONValue.text(bytes[name]),
          span: name.lowerBound..<value.upperBound,
          value: value
        )
      )
      if scanner.take(",") {
        scanner.skipBlanks()
      } else if scanner.take("}") {
        break
      } else {
        throw scanner.fault(
          scanner.byte == nil
            ? "the text ends within a record" : "no comma or brace where one has to be"
        )
      }
    }
    self.bytes = bytes
    self.members = members
    span = offset..<scanner.position
    oddities = scanner.oddities
  }

  /// Returns the member with a name, the last one if there are several; `nil` if there is none.
  func member(_ name: String) -> Member? { members.last { $0.name == name } }
}

/// Decodes values in a JSON text whose ranges are known.
enum JSONValue {
  enum Kind {
    case string, array, object, word
  }

  static func kind(_ value: ArraySlice<UInt8>) -> Kind {
    switch value.first {
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "{"): .object
    default: .word
    }
  }

  /// Returns the text of a string, with unknown escapes unchanged.
  ///
  /// For any other value it returns the source text.
  static func text(_ value: ArraySlice<UInt8>) -> String {
    guard kind(value) == .string else { return String(decoding: value, as: UTF8.self) }
    let inner = value.dropFirst().dropLast()
    guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(inner.count)
    var position = inner.startIndex
    while position < inner.endIndex {
      if inner[position] == UInt8(ascii: "\\"), let escape = JSONEscape(inner, at: position) {
        switch escape {
        case .scalar(let scalar, let length):
          text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
          position += length
        case .half(let length):
          text.append(contentsOf: UTF8.encodedReplacementCharacter)
          position += length
        }
      } else {
        text.append(inner[position])
        position += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the texts of an array's elements; `nil` if the value is not an array.
  static func texts(_ value: ArraySlice<UInt8>) -> [String]? {
    guard let (elements, isLoose) = elements(value) else { return nil }
    return elements.map { element in
      // A program that does not escape quotes does not escape anything.
      isLoose
        ? String(decoding: value[element].dropFirst().dropLast(), as: UTF8.self)
        : text(value[element])
    }
  }

  /// Returns the ranges of an array's elements; `nil` if the value is not an array.
  ///
  /// `isLoose` is `true` if strings contain unescaped quotes, so that only the commas could
  /// separate them.
  static func elements(_ value: ArraySlice<UInt8>) -> (elements: [Range<Int>], isLoose: Bool)? {
    guard kind(value) == .array else { return nil }
    // Errors refer to offsets in the whole text.
    var scanner = JSONScanner(Array(value))
    guard let found = try? scanner.array() else { return nil }
    let start = value.startIndex
    return (found.elements.map { $0.lowerBound + start..<$0.upperBound + start }, found.isLoose)
  }
}

extension JSONScanner {
  /// Skips a member's value and returns its range.
  ///
  /// An array of strings with unescaped quotes is recorded as an oddity.
  fileprivate mutating func memberValue() throws(JSONFault) -> Range<Int> {
    skipBlanks()
    let start = position
    guard byte == UInt8(ascii: "[") else { return try value() }
    if try array().isLoose { note("a quote that is not escaped", at: start) }
    return start..<position
  }

  fileprivate mutating func array() throws(JSONFault) -> (elements: [Range<Int>], isLoose: Bool) {
    let (start, count) = (position, oddities.count)
    do {
      return (try strictArray(), false)
    } catch {
      rewind(to: start, oddities: count)
      guard let strings = looseStrings() else { throw error }
      return (strings, true)
    }
  }

  private mutating func strictArray() throws(JSONFault) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    guard take("[") else { throw fault("no bracket where one has to be") }
    while !take("]") {
      elements.append(try value())
      if take(",") { continue }
      guard take("]") else { throw fault("no comma or bracket where one has to be") }
      break
    }
    return elements
  }

  /// Returns the ranges of strings that contain unescaped quotes; `nil` if they cannot be
  /// separated.
  ///
  /// Each of them ends before a comma and a quote, or before the end of the array.
  private mutating func looseStrings() -> [Range<Int>]? {
    guard take("["), take("\"") else { return nil }
    var elements: [Range<Int>] = []
    var start = position - 1
    while let byte, byte != 0x0A {
      position += 1
      guard byte == UInt8(ascii: "\"") else { continue }
      let end = position
      if take(","), take("\"") {
        elements.append(start..<end)
        start = position - 1
        continue
      }
      position = end
      if take("]"), isAtMemberEnd {
        elements.append(start..<end)
        return elements
      }
      position = end
    }
    return nil
  }

  /// Whether the value of a member can end at the current position: a comma, a closing brace or the
  /// end of the text follows.
  private var isAtMemberEnd: Bool {
    var rest = self
    rest.skipBlanks()
    return rest.byte == nil || rest.byte == UInt8(ascii: ",") || rest.byte == UInt8(ascii: "}")
  }
}
