import Essentials
internal import Moments
internal import WidgetIntents

/// Properties and functions of texts.
extension ValueEvaluator {
  func property(_ member: BuiltInMember, of text: String) throws(ScriptFault) -> IntentValue {
    switch member {
    case .count: return .int(text.count)
    case .isEmpty: return .bool(text.isEmpty)
    case .lines: return try list(TextParts.lines(text))
    case .words: return try list(text.split(whereSeparator: \.isWhitespace).map(String.init))
    case .fields:
      guard let fields = TextParts.fields(text) else {
        throw .failure(
          "a quote in the line is not closed",
          hint: "a quote within a quoted field is doubled: \"\""
        )
      }
      return try list(fields)
    case .trimmed: return .string(TextParts.trimmed(text))
    case .lowercased: return .string(try allowed(text.lowercased()))
    case .uppercased: return .string(try allowed(text.uppercased()))
    default: throw lacks(.string(text), member)
    }
  }

  func function(
    _ member: BuiltInMember,
    of text: String,
    _ arguments: [IntentValue]
  ) throws(ScriptFault) -> IntentValue {
    let value = IntentValue.string(text)
    switch member {
    case .contains: return .bool(rule.holds(value, .contains, .string(try self.text(arguments))))
    case .hasPrefix: return .bool(rule.holds(value, .hasPrefix, .string(try self.text(arguments))))
    case .hasSuffix: return .bool(rule.holds(value, .hasSuffix, .string(try self.text(arguments))))
    case .split: return try list(try parts(of: text, by: try self.text(arguments), "split"))
    case .replacing:
      let parts = try parts(of: text, by: try self.text(arguments), "replacing")
      let other = try self.text(arguments, 1)
      let kept = parts.reduce(0) { $0 + $1.utf8.count }
      try allow(bytes: kept + (parts.count - 1) * other.utf8.count)
      return .string(parts.joined(separator: other))
    case .prefix: return .string(String(text.prefix(try size(arguments, of: "prefix"))))
    case .suffix: return .string(String(text.suffix(try size(arguments, of: "suffix"))))
    case .padded: return .string(text + (try blanks(text, arguments)))
    case .paddedLeft: return .string(try blanks(text, arguments) + text)
    case .toInt: return Int(text).map { .int($0) } ?? .none
    case .toDouble: return TextParts.number(text).map { .double($0) } ?? .none
    case .toDay: return day(text)
    case .toDate: return date(text)
    default: throw lacks(value, member)
    }
  }

  /// Parses a day in a user's words; no value if the text includes a time or is not a day (BW-23).
  private func day(_ text: String) -> IntentValue {
    guard case .day(let day)? = moment(text) else { return .none }
    return .dateComponents(day.components)
  }

  /// Returns the instant that a text names, for a day its first instant; no value for other texts.
  private func date(_ text: String) -> IntentValue {
    guard let instant = moment(text)?.instant(on: clock.reader) else { return .none }
    return .date(instant.date)
  }

  private func moment(_ text: String) -> WrittenMoment? {
    (try? MomentPhrase(text, on: clock.reader))?.moment
  }

  private func parts(
    of text: String,
    by separator: String,
    _ name: String
  ) throws(ScriptFault) -> [String] {
    guard !separator.isEmpty else {
      throw .failure("`\(name)` looks for a text, found an empty one")
    }
    return TextParts.parts(of: text, by: separator)
  }

  /// Checks the length of a text after a change of case, which may need more bytes.
  private func allowed(_ text: String) throws(ScriptFault) -> String {
    try allow(bytes: text.utf8.count)
    return text
  }

  private func blanks(_ text: String, _ arguments: [IntentValue]) throws(ScriptFault) -> String {
    let blanks = max(0, try size(arguments, of: "padded") - columns(text))
    let (bytes, overflow) = text.utf8.count.addingReportingOverflow(blanks)
    try allow(bytes: overflow ? .max : bytes)
    return String(repeating: " ", count: blanks)
  }

  private func list(_ texts: [String]) throws(ScriptFault) -> IntentValue {
    try allow(values: texts.count)
    return .list(texts.map { .string($0) })
  }
}
