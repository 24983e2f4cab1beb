/// A row of a picture in the formats of status bars and prompts.
///
/// Text of a widget cannot begin a format, an element or a sequence of these programs (RI-1).
package struct BarLine {
  private let runs: [Run]

  private struct Run {
    var text: String
    var style: ResolvedStyle
  }

  /// Returns the rows of a picture without blanks at their ends.
  package static func lines(
    of picture: WidgetPicture,
    depth: ColorDepth,
    palette: Palette
  ) -> [BarLine] {
    let grid = picture.grid.shown(depth: depth, palette: palette)
    let resolved = grid.resolvedStyles(depth: depth, palette: palette)
    let looks = depth == .none ? resolved.map { _ in ResolvedStyle.plain } : resolved
    return (0..<grid.size.rows).map { BarLine(grid, row: $0, looks) }
  }

  private init(_ grid: CellGrid, row: Int, _ looks: [ResolvedStyle]) {
    var runs: [Run] = []
    let start = row * grid.size.columns
    var end = start + grid.size.columns
    while end > start, grid.cells[end - 1].isBlank,
      !looks[Int(grid.cells[end - 1].style)].marksBlanks
    {
      end -= 1
    }
    for cell in grid.cells[start..<end] where cell.width > 0 {
      let look = looks[Int(cell.style)]
      if let last = runs.last, last.style == look {
        runs[runs.count - 1].text += grid.text(of: cell)
      } else {
        runs.append(Run(text: grid.text(of: cell), style: look))
      }
    }
    self.runs = runs
  }

  package var plain: String { runs.map(\.text).joined() }

  /// The text with tmux's styles (`#[fg=red]`), in which each `#` of the text is doubled.
  package var tmux: String {
    runs.map { run in
      let text = run.text.split(separator: "#", omittingEmptySubsequences: false)
        .joined(separator: "##")
      let words = run.style.tmuxWords
      return words.isEmpty ? text : "#[\(words.joined(separator: ","))]\(text)#[default]"
    }.joined()
  }

  /// The row in Pango markup, for i3bar, waybar and others.
  package var pango: String {
    runs.map { run in
      let text = MarkupText.escaped(run.text)
      let attributes = run.style.pangoAttributes
      return attributes.isEmpty
        ? text : "<span \(attributes.joined(separator: " "))>\(text)</span>"
    }.joined()
  }

  /// The text for bash, with escape sequences between U+0001 and U+0002, so that readline does not
  /// count their width.
  package var bashPrompt: String {
    prompt(marked: { "\u{1}\($0)\u{2}" }, text: { $0 })
  }

  /// The text with escape sequences between `%{` and `%}`; a `%` of the text is doubled
  /// (zshmisc(1), *prompt expansion*).
  package var zshPrompt: String {
    prompt(
      marked: { "%{\($0)%}" },
      text: { text in
        text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
      }
    )
  }

  private func prompt(
    marked: (String) -> String,
    text written: (String) -> String
  ) -> String {
    var change = StyleSwitch([.plain] + runs.map(\.style))
    var text = ""
    var current: UInt16 = 0
    for (index, run) in (runs + [Run(text: "", style: .plain)]).enumerated() {
      let next = run.style == .plain ? 0 : UInt16(truncatingIfNeeded: index + 1)
      var bytes = Scratch<UInt8>()
      if next != current { change.append(from: current, to: next, &bytes) }
      if !bytes.isEmpty { text += marked(String(decoding: bytes, as: UTF8.self)) }
      text += written(run.text)
      current = next
    }
    return text
  }
}

extension ResolvedStyle {
  private static let tmuxNames: [(TextStyle.Attributes, String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italics"), (.underline, "underscore"),
    (.inverse, "reverse"), (.strikethrough, "strikethrough"),
  ]

  fileprivate var tmuxWords: [String] {
    var words: [String] = []
    if let color = foreground.tmuxName { words.append("fg=\(color)") }
    if let color = background.tmuxName { words.append("bg=\(color)") }
    return words + Self.tmuxNames.filter { attributes.contains($0.0) }.map(\.1)
  }

  // Single quotes: i3blocks reads no escaped ones in its JSON.
  private static let pangoNames: [(TextStyle.Attributes, String)] = [
    (.bold, "weight='bold'"), (.dim, "alpha='60%'"), (.italic, "style='italic'"),
    (.underline, "underline='single'"), (.strikethrough, "strikethrough='true'"),
  ]

  fileprivate var pangoAttributes: [String] {
    var words: [String] = []
    if case .rgb(let color) = foreground {
      words.append("foreground='\(MarkupText.hex(color))'")
    }
    if case .rgb(let color) = background {
      words.append("background='\(MarkupText.hex(color))'")
    }
    return words + Self.pangoNames.filter { attributes.contains($0.0) }.map(\.1)
  }
}

extension TerminalColor {
  /// The colour's name in tmux; `nil` for the bar's own colour.
  fileprivate var tmuxName: String? {
    switch self {
    case .standard: nil
    case .indexed(let index): "colour\(index)"
    case .rgb(let color): MarkupText.hex(color)
    }
  }
}
