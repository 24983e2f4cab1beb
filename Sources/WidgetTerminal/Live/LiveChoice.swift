import WidgetRender

/// A choice among several options, each selected by one key.
package struct LiveChoice: Equatable, Sendable {
  enum Outcome: Equatable, Sendable {
    /// Performs the command with the value.
    case value(String)
    /// Opens a line for a text, beginning with these characters.
    case line(String)
    /// Performs the command for each of the lines.
    case lines([String])
  }

  struct Option: Equatable, Sendable {
    /// The name of the key, as displayed to the user.
    let key: String
    let title: String
    let outcome: Outcome
  }

  let call: LiveRowCall
  let prompt: String
  let options: [Option]

  private static let enter = "Enter"

  /// Creates the choice among a command's values, with a line for any other value if the command
  /// allows it.
  init(_ call: LiveRowCall) {
    self.call = call
    prompt = call.key.title
    let values = call.key.choices.map {
      Option(key: $0.key, title: $0.title, outcome: .value($0.value))
    }
    options =
      values
      + (call.key.isOpen ? [Option(key: Self.enter, title: "other …", outcome: .line(""))] : [])
  }

  /// Creates the question whether each pasted line is a separate text.
  init(_ call: LiveRowCall, lines: [String]) {
    self.call = call
    prompt = "\(call.key.title): \(lines.count) lines were pasted"
    options = [
      Option(key: "y", title: "each by itself", outcome: .lines(lines)),
      Option(key: "n", title: "as one line", outcome: .line(lines.joined(separator: " "))),
    ]
  }

  func outcome(of key: Key) -> Outcome? {
    switch key {
    case .enter: options.first { $0.key == Self.enter }?.outcome
    case .text(let text):
      options.first { $0.key == text }?.outcome
        // Any other letter is the beginning of a typed text.
        ?? (options.contains { $0.outcome == .line("") } ? .line(text) : nil)
    default: nil
    }
  }

  /// Assigns a key to each title.
  ///
  /// It is the first letter of one of its words, the last word first. If these are used, it is another letter of the
  /// title, or else the first free digit.
  static func keyed(_ values: [(title: String, value: String)]) -> [LiveRowKey.Choice] {
    var taken: Set<Character> = []
    return values.compactMap { title, value in
      let words = title.lowercased().split(whereSeparator: \.isWhitespace)
      let wanted = words.reversed().compactMap(\.first) + words.joined() + "123456789"
      guard let key = wanted.first(where: { isKey($0, title) && !taken.contains($0) }) else {
        return nil
      }
      taken.insert(key)
      return LiveRowKey.Choice(key: String(key), title: title, value: value)
    }
  }

  /// Returns whether the character can be a key; a digit in the title is not one, because it can
  /// begin a typed text.
  private static func isKey(_ character: Character, _ title: String) -> Bool {
    character.isLetter || (character.isNumber && !title.contains(character))
  }
}

extension LiveScreen {
  /// Draws the options in as many of the last rows as they need.
  func draw(_ choice: LiveChoice, _ size: CellSize, _ screen: inout ScreenPicture) {
    let keys = choice.options.map { ($0.key, $0.title) } + [("Esc", "back")]
    draw(keys, behind: [choice.prompt + ":"], size, &screen)
  }

  /// Draws several keys and their effects after the lines of a question, in as many of the last
  /// rows as they need.
  func draw(
    _ keys: [(key: String, text: String)],
    behind prompt: [String],
    _ size: CellSize,
    _ screen: inout ScreenPicture
  ) {
    typealias Part = (key: String, text: String)
    let parts: [Part] = prompt.map { ("", $0) } + keys
    func columns(_ part: Part) -> Int {
      TextWidth.columns(of: part.key) + (part.key.isEmpty ? 0 : 1)
        + TextWidth.columns(of: part.text)
    }
    var rows: [[Part]] = [[]]
    var width = 0
    for part in parts {
      let needed = columns(part) + 2
      if width + needed - 2 > size.columns, width > 0 {
        rows.append([])
        width = 0
      }
      rows[rows.count - 1].append(part)
      width += needed
    }
    let first = max(size.rows - rows.count, 0)
    for (index, row) in rows.suffix(size.rows).enumerated() {
      screen.clear(CellRect(column: 0, row: first + index, columns: size.columns, rows: 1))
      var column = 0
      for part in row {
        func write(_ text: String, _ style: CellStyle) {
          column += screen.write(
            text,
            at: CellPoint(column: column, row: first + index),
            columns: size.columns,
            style: style
          )
        }
        if part.key.isEmpty {
          write(part.text, CellStyle(attributes: .bold))
        } else {
          write(part.key, CellStyle(foreground: ArchivedColor(.system(.teal)), attributes: .bold))
          column += 1
          write(part.text, CellStyle())
        }
        column += 2
      }
    }
  }
}
