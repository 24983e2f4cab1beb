internal import Moments

/// A key of todo.txt that widgetctl understands: `due` of `due:2026-12-24`.
enum TodoTxtKey: String, CaseIterable, Sendable {
  case due
  /// The time of day at which the to-do is due; the format itself has only days.
  case dueTime = "due-time"
  /// The threshold: the day before which the to-do is hidden.
  case threshold = "t"
  case recurrence = "rec"
  case id, uuid
  /// The id of the to-do of which this one is a part, as topydo writes it.
  case parent = "p"
  /// The ids of the to-dos that must be done before this one, as pter writes them.
  case after
  case hidden = "h"
  /// The priority that a done to-do had before, as a letter.
  case priority = "pri"
  case note
  /// The day of creation, in a line whose beginning cannot contain it.
  case created

  /// Returns whether a value is valid for the key; otherwise the whole token is an ordinary word of
  /// the text.
  func accepts(_ value: Substring) -> Bool {
    switch self {
    case .due: Self.moment(value) != nil
    case .threshold, .created: CivilDate(text: String(value)) != nil
    case .dueTime: Self.secondOfDay(value) != nil
    case .recurrence: TodoTxtRecurrence.rule(of: value) != nil
    case .priority: Self.isLetter(value)
    case .id, .uuid, .parent, .after, .hidden, .note: !value.isEmpty
    }
  }

  /// Parses `2026-12-24`, and the forms with a time that some programs write; returns `nil` for
  /// other texts.
  static func moment(_ value: Substring) -> ISODate? { ISODate(String(value)) }

  /// Parses `09:30`, `0930` or `09:30:15` as the second of the day; `nil` for other texts.
  static func secondOfDay(_ value: Substring) -> Int? {
    guard (4...8).contains(value.utf8.count) else { return nil }
    let parts = value.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let digits = parts.flatMap { Array($0) }
    guard parts.count == 1 || parts.allSatisfy({ $0.count == 2 }),
      digits.count == 4 || digits.count == 6, digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    let time = digits.count == 4 ? number * 100 : number
    let (hour, minute, second) = (time / 10_000, time / 100 % 100, time % 100)
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  static func timeText(secondOfDay: Int) -> String {
    let parts = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60]
    let shown = parts[2] == 0 ? parts.dropLast() : parts[...]
    return shown.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  static func isLetter(_ text: Substring) -> Bool {
    text.utf8.count == 1 && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }
}

/// A token of a line: a word of the text, or a sign such as `+project` or `due:2026-12-24`.
struct TodoTxtToken: Equatable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The tokens at the beginning of the line: the `x`, `(A)`, the day of completion and the day
    /// of creation.
    case done, priority, completed, created
    case word, project, context
    case key(TodoTxtKey)
  }

  /// The spaces before the token in the line.
  var space: String
  var text: String
  var kind: Kind

  /// The text after `+`, `@` or the colon of the key; the letter of a priority `(A)`.
  var value: Substring {
    switch kind {
    case .priority: text.dropFirst().dropLast()
    case .project, .context: Substring(text.utf8.dropFirst())
    case .key(let key): Substring(text.utf8.dropFirst(key.rawValue.utf8.count + 1))
    case .done, .completed, .created, .word: text[...]
    }
  }

  var isHead: Bool {
    switch kind {
    case .done, .priority, .completed, .created: true
    case .word, .project, .context, .key: false
    }
  }

  /// Returns the kind of a token that is not at the beginning of the line.
  static func bodyKind(_ text: Substring) -> Kind {
    let bytes = text.utf8
    guard bytes.count > 1, let first = bytes.first else { return .word }
    if first == UInt8(ascii: "+") { return .project }
    if first == UInt8(ascii: "@") { return .context }
    guard let colon = bytes.prefix(longestKey + 1).firstIndex(of: UInt8(ascii: ":")),
      let key = TodoTxtKey(rawValue: String(text[..<colon])),
      key.accepts(text[bytes.index(after: colon)...])
    else { return .word }
    return .key(key)
  }

  /// The number of bytes in the longest key, `due-time`; a colon is searched only up to it.
  private static let longestKey = 8
}
