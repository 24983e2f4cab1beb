import WidgetRender

/// A JSON value that is written in the order in which it was built.
package indirect enum JSONText: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])
  /// JSON that was written elsewhere, by a coder that escapes less than a terminal needs.
  case raw(String)

  package static func == (left: JSONText, right: JSONText) -> Bool { left.text == right.text }

  /// The string, or JSON's `null`.
  package static func optional(_ string: String?) -> JSONText {
    string.map { .string($0) } ?? .null
  }

  /// The value on lines of its own, two blanks a level, with a line end.
  package var text: String {
    var text = ""
    write(to: &text, level: 0)
    text += "\n"
    return text
  }

  /// The value on one line, with a line end: what a stream of values is made of.
  package func line(isASCII: Bool) -> String {
    var text = ""
    write(to: &text, level: nil)
    text += "\n"
    return isASCII ? Self.escaped(text) : text
  }

  /// The value on lines of its own with an escape for each character beyond ASCII.
  package var asciiText: String { Self.escaped(text) }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    // Only strings hold such characters.
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        escaped.unicodeScalars.append(scalar)
      } else {
        writeEscape(of: scalar, to: &escaped)
      }
    }
    return escaped
  }

  /// Without a level everything stands on one line.
  private func write(to text: inout String, level: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    // JSON has no word for infinity and not-a-number.
    case .number(let value): text += value.isFinite ? "\(value)" : "null"
    case .string(let value): Self.write(value, to: &text)
    case .raw(let json):
      for scalar in json.unicodeScalars {
        // A line end can only stand between values there.
        if scalar != "\n", Self.mustBeEscaped(scalar) {
          Self.writeEscape(of: scalar, to: &text)
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    case .array(let values):
      Self.write(values, between: ("[", "]"), to: &text, level: level) { value, text in
        value.write(to: &text, level: level.map { $0 + 1 })
      }
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &text, level: level) { member, text in
        Self.write(member.0, to: &text)
        text += ": "
        member.1.write(to: &text, level: level.map { $0 + 1 })
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element],
    between brackets: (String, String),
    to text: inout String,
    level: Int?,
    each: (Element, inout String) -> Void
  ) {
    text += brackets.0
    for (index, element) in elements.enumerated() {
      if index > 0 { text += level == nil ? ", " : "," }
      if let level { text += "\n" + String(repeating: "  ", count: level + 1) }
      each(element, &text)
    }
    if let level, !elements.isEmpty { text += "\n" + String(repeating: "  ", count: level) }
    text += brackets.1
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where mustBeEscaped(scalar): writeEscape(of: scalar, to: &text)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func writeEscape(of scalar: Unicode.Scalar, to text: inout String) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// Whether a terminal might obey the scalar, hide it, or end the line at it (RI-1).
  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}

extension JSONText {
  /// An instant as ISO 8601 in UTC, or JSON's `null`.
  package static func instant(_ microseconds: Int64?) -> JSONText {
    guard let microseconds else { return .null }
    return .string(ISODate.text(Instant(microseconds: microseconds), in: .utc))
  }
}
