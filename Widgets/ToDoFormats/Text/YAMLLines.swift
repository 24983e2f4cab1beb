/// Reads the lines of a YAML text one after the other.
struct YAMLLines {
  struct Line {
    let indentation: Int
    /// The text of the line without its indentation and the blanks at its end.
    let text: Substring
    /// The whole line with its indentation and the blanks at its end.
    let whole: Substring
  }

  private let lines: [Substring]
  private var index = 0

  init(_ text: String) {
    // Scalars are split, because a carriage return and a line feed form a single character.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      line in
      Substring(line.last == "\r" ? line.dropLast() : line)
    }
    // There is no line after the last line break.
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }

  /// The number of the last line that was read, from 1.
  var number: Int { index }

  func fault(_ message: String) -> YAMLRecord.Fault {
    YAMLRecord.Fault(line: max(index, 1), message: message)
  }

  /// Reads the next line with content; returns `nil` at the end.
  ///
  /// Blank lines, comments, `---` and `...` are skipped.
  mutating func nextLine() -> Line? {
    guard let line = peekLine() else { return nil }
    index += 1
    return line
  }

  mutating func peekLine() -> Line? {
    while let line = peek() {
      guard
        line.text.isEmpty || line.text.first == "#"
          || line.indentation == 0 && ["---", "..."].contains(line.text)
      else {
        return line
      }
      index += 1
    }
    return nil
  }

  /// Returns the next line without moving past it, even if it is blank; `nil` at the end.
  func peek() -> Line? {
    guard index < lines.count else { return nil }
    let whole = lines[index]
    let rest = whole.drop { $0 == " " }
    return Line(
      indentation: whole.utf8.count - rest.utf8.count,
      text: Self.trimmed(rest),
      whole: whole
    )
  }

  mutating func skip() { index += 1 }

  static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }

  /// Returns the key before a colon and the text after it; `nil` for a line without a key.
  static func key(_ text: Substring) -> (name: String, rest: Substring)? {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else { return nil }
    let name = text[..<colon]
    let rest = text[text.index(after: colon)...]
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }),
      rest.isEmpty || rest.first == " "
    else {
      return nil
    }
    return (String(name), trimmed(rest))
  }

  /// Returns the text after the `-` of a list item; `nil` for any other line.
  static func item(_ text: Substring) -> Substring? {
    guard text.first == "-", text.dropFirst().first.map({ $0 == " " }) ?? true else { return nil }
    return trimmed(text.dropFirst())
  }
}
