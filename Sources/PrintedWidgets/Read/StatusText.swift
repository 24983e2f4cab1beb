import WidgetRender

/// Parses lines of scripts for a status bar: i3blocks' full text, short text and colours, and
/// tmux's styled text.
enum StatusText {
  /// Parses the output of an i3blocks script: the full text, the short text, the colour, the
  /// background colour (i3blocks(1)).
  static func i3blocks(_ text: String) -> PrintedMenu {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .prefix(ReadLimits.lines)
    func color(_ number: Int) -> ArchivedColor? {
      number < lines.count ? PrintedColor.color(named: String(lines[number].trimmed)) : nil
    }
    func item(_ number: Int) -> PrintedItem? {
      guard number < lines.count, !lines[number].trimmed.isEmpty else { return nil }
      var style = TextStyle()
      style.foreground = color(2) ?? .primary
      style.background = color(3)
      let line = lines[number].prefix(ReadLimits.lineBytes)
      return PrintedItem(
        runs: PangoText.runs(line, style: style) ?? AnsiText.runs(line, style: style)
      )
    }
    return PrintedMenu(titles: [item(0)].compactMap(\.self), short: item(1))
  }

  /// Returns whether lines are in the format of i3blocks: at most four, the third of which is a
  /// colour.
  static func isI3blocks(_ text: String) -> Bool {
    let lines = text.trimmed.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard (3...4).contains(lines.count) else { return false }
    return lines.dropFirst(2).allSatisfy {
      let line = $0.trimmed
      return line.first == "#" && [4, 7, 9].contains(line.count)
        && line.dropFirst().allSatisfy(\.isHexDigit)
    }
  }

  /// Parses lines with tmux's styles; the first one is the title.
  static func tmux(_ text: String) -> PrintedMenu {
    let lines = text.split(whereSeparator: \.isNewline).prefix(ReadLimits.lines)
    let items = lines.map {
      PrintedItem(runs: RunText.trimmed(TmuxText.runs($0.prefix(ReadLimits.lineBytes))))
    }
    .filter { !$0.isEmpty }
    return PrintedMenu(titles: Array(items.prefix(1)), items: Array(items.dropFirst()))
  }
}
