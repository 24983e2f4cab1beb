import WidgetRender

/// Rows of a number, a name and details, such as the list of to-dos; details are left out before
/// names are truncated.
package struct DetailTable: Sendable {
  /// A short text after a name, such as a date.
  package struct Detail: Equatable, Sendable {
    package let text: String
    package let emphasis: StreamStyle.Emphasis?

    package init(_ text: String, _ emphasis: StreamStyle.Emphasis? = nil) {
      self.text = text
      self.emphasis = emphasis
    }
  }

  /// The content of one line; if there is too little room, its last details are left out first.
  package struct Row: Equatable, Sendable {
    package let number: String
    package let title: String
    package let details: [Detail]

    package init(number: String, title: String, details: [Detail]) {
      self.number = number
      self.title = title
      self.details = details
    }
  }

  package var rows: [Row]

  private static let gap = 2

  package init(_ rows: [Row]) {
    self.rows = rows
  }

  /// Returns the lines of the rows, none wider than `columns`.
  ///
  /// A detail that does not fit is left out, and names are truncated only if they alone are too wide. Without
  /// `columns` nothing is truncated (CL-19): a name beyond the usual width moves only the rest of its own line.
  package func text(columns: Int?, isASCII: Bool, isColored: Bool) -> String {
    let lines = rows.map { Line($0, isASCII: isASCII) }
    let numbers = lines.map { TextWidth.columns(of: $0.number) }.max() ?? 0
    let room = columns.map { max($0 - numbers - Self.gap, 1) }
    var names = min(lines.map(\.titleColumns).max() ?? 0, TextTable.maximumCellColumns)
    if let room {
      // The column of names leaves room for the first detail, such as a due date.
      let first = lines.compactMap(\.details.first?.columns).max() ?? 0
      names = min(names, max(room - Self.gap - first, 0))
    }
    var text = ""
    for line in lines {
      let blanks = numbers - TextWidth.columns(of: line.number) + Self.gap
      text += line.number.isEmpty ? "" : styled(line.number, .number, isColored)
      text += String(repeating: " ", count: blanks)
      text += rest(of: line, names: names, room: room, isASCII, isColored) + "\n"
    }
    return text
  }

  /// Returns the name and the details that fit after it.
  private func rest(
    of line: Line,
    names: Int,
    room: Int?,
    _ isASCII: Bool,
    _ isColored: Bool
  ) -> String {
    let title =
      room.map { CellText.clipped(line.title, columns: $0, isASCII: isASCII) } ?? line.title
    let taken = max(names, TextWidth.columns(of: title))
    let details = room.map { line.details(within: $0 - taken, isASCII) } ?? line.details
    guard !details.isEmpty else { return title }
    let blanks = taken - TextWidth.columns(of: title)
    let gap = String(repeating: " ", count: Self.gap)
    return title + String(repeating: " ", count: blanks)
      + details.map { gap + styled($0.text, $0.emphasis, isColored) }.joined()
  }

  private func styled(
    _ text: String,
    _ emphasis: StreamStyle.Emphasis?,
    _ isColored: Bool
  ) -> String {
    guard isColored, let emphasis else { return text }
    return StreamStyle.colored(text, emphasis)
  }

  /// The texts of a row as a terminal shows them, with their widths.
  private struct Line {
    struct Part {
      let text: String
      let columns: Int
      let emphasis: StreamStyle.Emphasis?
    }

    let number: String
    let title: String
    let titleColumns: Int
    let details: [Part]

    init(_ row: Row, isASCII: Bool) {
      number = CellText.safe(row.number, isASCII: isASCII)
      title = CellText.safe(row.title, isASCII: isASCII)
      titleColumns = TextWidth.columns(of: title)
      details = row.details.map { detail in
        let text = CellText.safe(detail.text, isASCII: isASCII)
        return Part(
          text: text,
          columns: TextWidth.columns(of: text),
          emphasis: detail.emphasis
        )
      }
    }

    /// Returns the details that fit, in order; an ellipsis represents the others, if it fits.
    func details(within columns: Int, _ isASCII: Bool) -> [Part] {
      var left = columns
      func fits(_ detail: Part) -> Bool {
        guard detail.columns + gap <= left else { return false }
        left -= detail.columns + gap
        return true
      }
      let shown = details.filter(fits)
      let ellipsis = Part(text: isASCII ? "..." : "…", columns: isASCII ? 3 : 1, emphasis: nil)
      return shown.count < details.count && fits(ellipsis) ? shown + [ellipsis] : shown
    }
  }
}

extension Output {
  /// Returns rows with details for standard output, truncated only to a terminal's width (CL-19).
  package func text(of table: DetailTable) -> String {
    table.text(
      columns: columns(of: .standardOutput),
      isASCII: isASCII,
      isColored: style.takesColors(.standardOutput)
    )
  }
}
