import IntentScript

/// The words and signs from which scripts are made.
enum ScriptWords {
  static func words(for terminal: Grammar.Terminal) -> [[UInt8]] {
    switch terminal {
    case .name: names
    case .word: anyWords
    case .path: paths
    case .int: ints
    case .double: doubles
    case .day: days
    case .date: dates
    case .clock: clocks
    default: units
    }
  }

  static let names = bytes([
    "a", "b", "n", "x", "todo", "milk", "due", "name", "id", "count", "error", "add-to-do",
    "complete-to-do", "set-due", "show", "ToDo", "List", "Int", "String", "Date", "Bool", "large",
    "to-do", "size", "isDone", "title", "list", "where", "sort", "by", "limit", "at", "descending",
    "then", "times", "from", "_", "a-1", "x2", "größe", "名前", "e\u{301}", "days", "refresh-crypto",
  ])
  static let anyWords =
    names
    + bytes([
      "let", "in", "if", "not", "and", "contains", "nil", "today", "find", "print", "for", "else",
    ])
  static let paths = bytes(["\"other.intents\"", "\"\"", "\"lib/ü.intents\""])
  static let ints = bytes(["0", "1", "7", "42", "1_000", "9223372036854775807", "007"])
  static let doubles = bytes(["0.5", "3.14", "1e3", "2.5E-3", "1_0.2_5", "1.7976931348623157e308"])
  static let units = bytes([
    "s", "min", "h", "day", "days", "week", "month", "years", "km", "m2", "inch", "L",
  ])
  static let days = bytes(["2026-11-21", "2024-02-29", "0001-01-01", "9999-12-31"])
  static let dates = bytes([
    "2026-11-21T09:00", "2026-11-21T09:00:59", "2026-11-21T09:00Z", "2026-11-21T23:59:00+14:00",
    "2026-11-21T00:00-09:30",
  ])
  static let clocks = bytes(["09:00", "23:59:59", "00:00"])
  static let segments = bytes([
    "text", " ", "\\n", "\\t", "\\\"", "\\\\", "\\u{E9}", "\\u{1F600}", "// no comment", "é", "日本",
    "👩‍👩‍👧",
    "(", ")", "{", "'", "a very long piece of text that makes a line longer than lines should be",
  ])
  static let comments = bytes([
    "// why", "  // aligned", "                                  // far", "//", "// é 日本  ",
    "\t// tab",
    "  // a comment that is so long that nobody would want to read it to its end, but it is here all the same",
  ])
  static let blank = bytes([" "])[0]
  static let wide = bytes(["   "])[0]

  /// Returns whether a statement continues on the next line after this sign or word of the grammar.
  static func continues(_ text: [UInt8]) -> Bool { continuing.contains(text) }

  private static let continuing = Set(
    bytes([
      "(", "[", ",", ":", "->", "=", "==", "!=", "<", "<=", ">", ">=", "??", "+", "-", "*", "/",
      "%",
      "and", "or", "not", "contains", "hasPrefix", "hasSuffix", "{",
    ])
  )

  /// Texts that damage a script as users and disks do.
  static let noise = bytes([
    "\"", "\\(", "\\", "{", "}", "(", ")", "[", "]", "//", "/*", "#", "'", "“", "”", "=", "==",
    "&&", "||",
    "!", "?", "??", ".", "..", "...", "-", "->", "=>", "\n", "\n\n", "\r\n", "\r", "\t", ";", ",",
    ":", "@",
    "\u{0}", "\u{1B}[31m", "\u{FEFF}", "\u{202E}", "\u{A0}", "\u{2028}", "é", "\u{301}", "👩‍👩‍👧", "–",
    "×", "≤",
    "\\u{", "\\u{110000}", "\\u{FFFFFFFF}", "\\q", "99999999999999999999", "1e999", "2026-02-30",
    "2026-1-1", "25:00", "9:00", "2026-11-21T", "2026-11-21T25:00", "10x", "0x1F", "1.", "1e", "_",
    "--",
    "a-", "x -1", "elif", "switch", "foreach", "def", "const", "function", "let", "if", "else",
    "catch",
    "sort by", "where", "limit", "then", "at", "ask", "find", "(((((((((", "[[[[[[[[", "{{{{{{{{{",
    "not not",
    "- - -", "#!", "\u{E000}", "０", "，",
  ])
  /// Bytes that never occur in UTF-8, or not at that position.
  static let badBytes: [UInt8] = [0x80, 0xBF, 0xC0, 0xC1, 0xE2, 0xED, 0xF0, 0xF5, 0xFF, 0x00, 0x7F]

  private static func bytes(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }
}
