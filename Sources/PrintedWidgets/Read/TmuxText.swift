import WidgetRender

/// Parses text with tmux's styles, `#[fg=green,bold]`, as tmux's status line shows it (tmux(1),
/// *STYLES*).
enum TmuxText {
  /// Returns the text as styled runs.
  ///
  /// `##` is a literal `#`; the values that only tmux knows are omitted.
  static func runs(_ text: some StringProtocol) -> [ArchivedText.Run] {
    var runs: [ArchivedText.Run] = []
    var style = TextStyle()
    var rest = Substring(text)
    while let next = rest.firstIndex(of: "#") {
      runs += AnsiText.runs(rest[..<next], style: style)
      rest = rest[next...].dropFirst()
      switch rest.first {
      case "#":
        runs.append(ArchivedText.Run(.verbatim("#"), style: style))
        rest.removeFirst()
      case "[" where rest.contains("]"):
        let words = rest.dropFirst().prefix { $0 != "]" }
        rest = rest[words.endIndex...].dropFirst()
        for word in words.split(whereSeparator: { $0 == "," || $0 == " " }) {
          apply(word, to: &style)
        }
      case "{" where rest.contains("}"):
        rest = rest[(rest.firstIndex(of: "}") ?? rest.startIndex)...].dropFirst()
      default:
        runs.append(ArchivedText.Run(.verbatim("#"), style: style))
      }
    }
    return runs + AnsiText.runs(rest, style: style)
  }

  /// Returns whether a text contains a style: `#[` with words that tmux knows.
  static func isStyled(_ text: some StringProtocol) -> Bool {
    var rest = Substring(text)
    while let found = rest.firstRange(of: "#[") {
      rest = rest[found.upperBound...]
      let words = rest.prefix { $0 != "]" }
      guard words.endIndex < rest.endIndex else { return false }
      let parts = words.split(whereSeparator: { $0 == "," || $0 == " " })
      if !parts.isEmpty, parts.allSatisfy({ isWord($0) }) { return true }
    }
    return false
  }

  private static let attributes: [Substring: TextStyle.Attributes] = [
    "bold": .bold, "bright": .bold, "dim": .dim, "italics": .italic, "underscore": .underline,
    "double-underscore": .underline, "reverse": .inverse, "strikethrough": .strikethrough,
  ]
  private static let others: Set<Substring> = [
    "default", "none", "blink", "hidden", "overline", "acs", "push-default", "pop-default",
    "nolist", "norange",
    "noalign",
  ]

  private static func isWord(_ word: Substring) -> Bool {
    let heads = ["fg=", "bg=", "us=", "align=", "fill=", "list=", "range="]
    return heads.contains { word.hasPrefix($0) } || attributes[word] != nil
      || others.contains(word) || word.hasPrefix("no") && attributes[word.dropFirst(2)] != nil
  }

  private static func apply(_ word: Substring, to style: inout TextStyle) {
    if let attribute = attributes[word] {
      style.attributes.insert(attribute)
    } else if word.hasPrefix("no"), let attribute = attributes[word.dropFirst(2)] {
      style.attributes.remove(attribute)
    } else if word == "default" {
      style = TextStyle()
    } else if word == "none" {
      style.attributes = []
    } else if word.hasPrefix("fg=") {
      style.foreground = color(word.dropFirst(3)) ?? .primary
    } else if word.hasPrefix("bg=") {
      style.background = color(word.dropFirst(3))
    }
  }

  /// Returns the colour for `red`, `brightred`, `colour196` or `#ff0000`; `nil` for the terminal's
  /// default.
  private static func color(_ name: Substring) -> ArchivedColor? {
    let name = name.lowercased()
    for head in ["colour", "color"] where name.hasPrefix(head) {
      return Int(name.dropFirst(head.count)).flatMap { PrintedColor.indexed($0) }
    }
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    if let number = names.firstIndex(of: name) { return PrintedColor.ansi(number) }
    if name.hasPrefix("bright"), let number = names.firstIndex(of: String(name.dropFirst(6))) {
      return PrintedColor.ansi(number + 8)
    }
    return PrintedColor.color(named: name)
  }
}
