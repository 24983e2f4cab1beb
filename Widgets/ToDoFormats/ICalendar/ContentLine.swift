/// A property of iCalendar on a line without folds: `DUE;TZID=Europe/Berlin:20270120T150000` (RFC
/// 5545, section 3.1).
struct ContentLine: Equatable {
  struct Parameter: Equatable {
    /// The name of the parameter in capitals.
    var name: String
    /// The first value of the parameter, without quotes; `^` escapes of RFC 6868 are decoded.
    var value: String
    /// The parameter as written in the line.
    var text: String
  }

  /// The name of the property in capitals.
  var name: String
  var parameters: [Parameter]
  /// The value as written, with its escapes.
  var value: String
  /// The name of the property as written, in any case.
  private var writtenName: String

  init(name: String, parameters: [Parameter] = [], value: String) {
    self.name = name
    self.parameters = parameters
    self.value = value
    writtenName = name
  }

  /// Parses a line without folds; returns `nil` if it has no name or no colon.
  init?(_ line: ArraySlice<UInt8>) {
    // A quote without its end would hide the colon: such a line is read as if it had no quotes.
    guard let read = Self.read(line, quotes: true) ?? Self.read(line, quotes: false) else {
      return nil
    }
    self = read
  }

  private static func read(_ line: ArraySlice<UInt8>, quotes: Bool) -> ContentLine? {
    var index = line.startIndex
    while index < line.endIndex, isOfName(line[index]) { index += 1 }
    guard index > line.startIndex else { return nil }
    let written = String(decoding: line[..<index], as: UTF8.self)
    var read = ContentLine(name: capitals(written), value: "")
    read.writtenName = written
    while index < line.endIndex, line[index] == UInt8(ascii: ";") {
      let start = index + 1
      index = start
      var isQuoted = false
      while index < line.endIndex {
        let byte = line[index]
        if quotes, byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        if !isQuoted, byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") { break }
        index += 1
      }
      read.parameters.append(Parameter(String(decoding: line[start..<index], as: UTF8.self)))
    }
    guard index < line.endIndex, line[index] == UInt8(ascii: ":") else { return nil }
    read.value = String(decoding: line[(index + 1)...], as: UTF8.self)
    return read
  }

  /// Returns the value of the first parameter with this name; `nil` if the line has none.
  func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.value
  }

  /// The whole line without folds.
  var text: String {
    writtenName + parameters.reduce(into: "") { $0 += ";" + $1.text } + ":" + value
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }

  /// Returns the text with its ASCII letters in upper case.
  static func capitals(_ text: some StringProtocol) -> String {
    String(
      decoding: text.utf8.map { (0x61...0x7A).contains($0) ? $0 & 0xDF : $0 },
      as: UTF8.self
    )
  }
}

extension ContentLine.Parameter {
  init(_ text: String) {
    let sides = text.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1)
    name = ContentLine.capitals(Substring(sides.first ?? ""[...].utf8))
    value = Self.decoded(Array(sides.count > 1 ? sides[1] : ""[...].utf8))
    self.text = text
  }

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
    text = "\(name)=\(Self.encoded(value))"
  }

  private static func decoded(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var index = 0
    var isQuoted = false
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if byte == UInt8(ascii: ","), !isQuoted {
        break
      } else if byte == UInt8(ascii: "^"), index < bytes.count,
        let meant = ["n": "\n", "'": "\"", "^": "^"][Character(Unicode.Scalar(bytes[index]))]
      {
        result += meant.utf8
        index += 1
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func encoded(_ value: String) -> String {
    var result = ""
    var needsQuotes = false
    for scalar in value.unicodeScalars {
      switch scalar {
      case "^": result += "^^"
      case "\"": result += "^'"
      case "\n": result += "^n"
      case ":", ";", ",":
        needsQuotes = true
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return needsQuotes ? "\"\(result)\"" : result
  }
}
