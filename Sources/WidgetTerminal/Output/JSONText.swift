import Ground
import Moments
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
  /// Finished JSON from another coder, which escapes less than a terminal needs.
  case raw(String)

  package static func == (left: JSONText, right: JSONText) -> Bool { left.text == right.text }

  /// Returns the string, or the JSON value `null` for `nil`.
  package static func optional(_ string: String?) -> JSONText {
    string.map { .string($0) } ?? .null
  }

  /// Returns an instant as ISO 8601 in UTC, or the JSON value `null` for `nil`.
  package static func instant(_ microseconds: Int64?) -> JSONText {
    guard let microseconds else { return .null }
    return .string(ISODate.text(Instant(microseconds: microseconds), in: .utc))
  }

  /// The value as indented JSON, two blanks for each level, with a line break at the end.
  package var text: String { written(level: 0, escapes: .terminal) }

  /// The value as indented JSON, with an escape for each character beyond ASCII.
  package var asciiText: String { written(level: 0, escapes: .nonASCII) }

  /// Returns the value on one line with a line break, as an element of a stream.
  package func line(isASCII: Bool) -> String {
    written(level: nil, escapes: isASCII ? .nonASCII : .terminal)
  }

  private func written(level: Int?, escapes: JSONString.Escapes) -> String {
    var writer = Writer(escapes: escapes)
    writer.write(self, level: level)
    writer.append("\n")
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private struct Writer {
    private(set) var bytes: [UInt8] = []
    private let escapes: JSONString.Escapes

    init(escapes: JSONString.Escapes) {
      self.escapes = escapes
    }

    mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Writes a value, indented from `level` on; if it is `nil`, everything is on one line.
    mutating func write(_ value: JSONText, level: Int?) {
      switch value {
      case .null: append("null")
      case .bool(let value): append(value ? "true" : "false")
      case .integer(let value): append(String(value))
      // JSON cannot represent infinity and not-a-number.
      case .number(let value): append(value.isFinite ? "\(value)" : "null")
      case .string(let value): write(value)
      case .raw(let json): write(raw: json)
      case .array(let values):
        write(values, between: ("[", "]"), level: level) { value, inner, writer in
          writer.write(value, level: inner)
        }
      case .object(let members):
        write(members, between: ("{", "}"), level: level) { member, inner, writer in
          writer.write(member.0)
          writer.append(": ")
          writer.write(member.1, level: inner)
        }
      }
    }

    private mutating func write(_ string: String) {
      JSONString.append(string, to: &bytes, escapes: escapes)
    }

    private mutating func write(raw json: String) {
      // In valid JSON an unescaped line break can only be between values.
      if json.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }) { return append(json) }
      var hasBase = false
      for scalar in json.unicodeScalars {
        let isEscaped =
          escapes == .nonASCII && !scalar.isASCII || JSONString.isUnsafeForTerminals(scalar)
          || !hasBase && JSONString.isMark(scalar)
        if isEscaped, scalar != "\n" {
          JSONString.appendEscape(of: scalar, to: &bytes)
        } else {
          bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
        hasBase = !isEscaped && scalar != "\""
      }
    }

    private mutating func write<Element>(
      _ elements: [Element],
      between brackets: (String, String),
      level: Int?,
      each: (Element, Int?, inout Writer) -> Void
    ) {
      append(brackets.0)
      for (index, element) in elements.enumerated() {
        if index > 0 { append(level == nil ? ", " : ",") }
        if let level { append("\n" + String(repeating: "  ", count: level + 1)) }
        each(element, level.map { $0 + 1 }, &self)
      }
      if let level, !elements.isEmpty { append("\n" + String(repeating: "  ", count: level)) }
      append(brackets.1)
    }
  }
}
