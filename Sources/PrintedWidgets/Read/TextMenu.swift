import WidgetRender

/// Parses plain text, and Markdown as people write it for terminals; the first line is the title.
enum TextMenu {
  static func read(_ text: String) -> PrintedMenu {
    var menu = PrintedMenu()
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .prefix(ReadLimits.lines)
    if CommitGraph.isGraph(lines) {
      // The output of `git log --graph` contains no Markdown, and none of its commits is the title.
      menu.items = lines.map { PrintedItem(runs: AnsiText.runs($0), isTabular: true) }
      while menu.items.last?.isEmpty == true { menu.items.removeLast() }
      return menu
    }
    var isCode = false
    var rest = lines
    while let line = rest.popFirst() {
      if line.trimmed.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        menu.items.append(PrintedItem(runs: AnsiText.runs(line), isTabular: true))
      } else if line.trimmed.isEmpty {
        // Several blank lines become one, which separates parts of the menu.
        if menu.items.last?.isEmpty == false { menu.items.append(PrintedItem()) }
      } else if let table = MarkdownTable(line, &rest) {
        menu.items += table.items
      } else {
        var item = MarkdownLine.item(line)
        item.isTabular = isAligned(line)
        // The first line is the title, unless a separator or table comes before it.
        if menu.titles.isEmpty, menu.items.isEmpty, !item.isSeparator {
          menu.titles.append(item)
        } else {
          menu.items.append(item)
        }
      }
    }
    while menu.items.last?.isEmpty == true { menu.items.removeLast() }
    return menu
  }

  /// Returns whether a line is divided into columns, by several spaces, a tab or a line character.
  private static func isAligned(_ line: Substring) -> Bool {
    let text = line.trimmed
    return text.contains("  ") || text.contains("\t")
      || text.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) }
  }
}

/// Recognizes the graph of `git log --graph`: lines and stars in front of commits.
private enum CommitGraph {
  static func isGraph(_ lines: some Collection<Substring>) -> Bool {
    let words = lines.lazy.map {
      AnsiText.runs($0, isColored: false).map { RunText.plain($0) }.joined()
    }
    .filter { !$0.trimmed.isEmpty }.prefix(100)
    guard let first = words.first, first.hasPrefix("* ") else { return false }
    let branches = ["|/", "|\\", "| *", "| |", "* |", "|_"]
    if words.contains(where: { line in branches.contains { line.hasPrefix($0) } }) { return true }
    // A message's lines begin with a bar; all other lines are commits.
    return words.allSatisfy { isCommit($0) || isCommit(first) && ($0 == "|" || $0.hasPrefix("| ")) }
  }

  /// Returns whether a line is a commit: `* 1a2b3c4 …`, `* commit 1a2b3c4…`.
  private static func isCommit(_ line: String) -> Bool {
    guard line.hasPrefix("* ") else { return false }
    let text = line.dropFirst(2)
    let name = (text.hasPrefix("commit ") ? text.dropFirst(7) : text).prefix { $0 != " " }
    return (7...40).contains(name.count) && name.allSatisfy(\.isHexDigit)
  }
}

/// One line of Markdown: a heading, a separator, an item of a list, or text with emphasis and a
/// link.
enum MarkdownLine {
  static func item(_ line: Substring) -> PrintedItem {
    let trimmed = line.trimmed
    if isRule(trimmed) { return .separator }
    var style = TextStyle()
    var text = line
    var mark = ""
    var item = PrintedItem()
    let level = trimmed.prefix { $0 == "#" }.count
    if (1...6).contains(level), trimmed.dropFirst(level).first == " " {
      style.attributes.insert(.bold)
      text = trimmed.dropFirst(level + 1)
    } else if let list = listMark(trimmed) {
      let indent = line.prefix(while: \.isWhitespace).count
      mark = String(repeating: " ", count: min(indent, 8)) + list.shown
      text = list.rest
    }
    if let link = WrittenLink(text) {
      item.link = link.address
      text = Substring(link.text)
    }
    let runs = AnsiText.runs(text, style: style).flatMap(styled)
    item.runs = (mark.isEmpty ? [] : [ArchivedText.Run(.verbatim(mark))]) + runs
    return item
  }

  private static func isRule(_ line: Substring) -> Bool {
    guard let first = line.first, "-*_".contains(first), line.count >= 3 else { return false }
    return line.allSatisfy { $0 == first }
  }

  private static func listMark(_ line: Substring) -> (shown: String, rest: Substring)? {
    for (mark, shown) in [
      ("- [ ] ", "☐ "), ("- [x] ", "☑ "), ("- [X] ", "☑ "), ("- ", "• "), ("* ", "• "),
      ("+ ", "• "),
    ] where line.hasPrefix(mark) {
      return (shown, line.dropFirst(mark.count))
    }
    return nil
  }

  /// Splits a run at `**bold**`, `*italic*`, `` `code` `` and `~~gone~~` and styles the pieces;
  /// unpaired signs are kept.
  static func styled(_ run: ArchivedText.Run) -> [ArchivedText.Run] {
    guard case .verbatim(let text) = run.content else { return [run] }
    var runs: [ArchivedText.Run] = []
    var words = ""
    var rest = Substring(text)
    func flush() {
      if !words.isEmpty { runs.append(ArchivedText.Run(.verbatim(words), style: run.style)) }
      words = ""
    }
    while !rest.isEmpty {
      guard let mark = marks.first(where: { rest.hasPrefix($0.text) }),
        let inner = emphasised(rest.dropFirst(mark.text.count), until: mark.text)
      else {
        words.append(rest.removeFirst())
        continue
      }
      flush()
      var style = run.style
      style.attributes.formUnion(mark.attributes)
      if mark.text == "`" { style.foreground = .secondary }
      runs.append(ArchivedText.Run(.verbatim(String(inner)), style: style))
      rest = rest[inner.endIndex...].dropFirst(mark.text.count)
    }
    flush()
    return runs
  }

  private static let marks: [(text: String, attributes: TextStyle.Attributes)] = [
    ("**", .bold), ("__", .bold), ("~~", .strikethrough), ("*", .italic), ("`", []),
  ]

  /// Returns the text up to the closing sign, such as `**`; `nil` if it is not emphasized.
  ///
  /// A word must begin directly after the opening sign and end directly before the closing one.
  private static func emphasised(_ text: Substring, until mark: String) -> Substring? {
    guard let first = text.first, !first.isWhitespace else { return nil }
    var place = text.startIndex
    while place < text.endIndex {
      if text[place...].hasPrefix(mark), place > text.startIndex {
        let inner = text[..<place]
        return inner.last?.isWhitespace == false ? inner : nil
      }
      place = text.index(after: place)
    }
    return nil
  }
}

/// The first `[text](address)` of a line, which makes the whole line a link.
struct WrittenLink {
  let text: String
  let address: String

  init?(_ line: Substring) {
    guard let open = line.firstIndex(of: "["),
      let middle = line[open...].firstIndex(of: "]"),
      line[line.index(after: middle)...].first == "(",
      let close = line[middle...].firstIndex(of: ")")
    else { return nil }
    address = String(line[line.index(middle, offsetBy: 2)..<close])
    text =
      String(line[..<open]) + line[line.index(after: open)..<middle]
      + line[line.index(after: close)...]
  }
}
