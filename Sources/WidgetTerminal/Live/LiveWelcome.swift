import Moments
import WidgetRender

/// The box that introduces the most useful keys to a new user.
///
/// It is shown only before the first key is pressed, and only if widgets have keys for unchanged
/// records. It is in the lower right corner, if the page is blank there.
struct LiveWelcome: Equatable {
  /// One or more keys, and the description of their effect.
  struct Line: Equatable {
    let keys: String
    let words: String
  }

  private(set) var lines: [Line]

  /// The columns between keys and descriptions.
  private static let gap = 2
  /// The distance in cells between the box and the edges of the page.
  private static let margin = CellSize(columns: 3, rows: 3)
  /// The most keys for rows; the help lists the others.
  private static let mostRowKeys = 4
  /// The most columns of a description; a longer one is truncated.
  private static let mostWords = 50

  /// Creates the box; `nil` if the widgets have no key that is listed only for unchanged records.
  init?(of keys: [LiveRowKey], canEdit: Bool) {
    guard keys.contains(where: { $0.unchanged != nil }) else { return nil }
    lines = [
      Line(keys: "Tab, arrows", words: "go to a row; a click does too"),
      Line(keys: "Enter", words: "press what has the focus; u takes it back"),
    ]
    let free = keys.filter { $0.subject == nil }
    for key in free where key.unchanged == nil {
      let example = key.example.isEmpty ? "" : ": \(key.example)"
      lines.append(Line(keys: key.key, words: key.title + example))
    }
    let rows = keys.filter { $0.subject != nil }.prefix(Self.mostRowKeys)
    if !rows.isEmpty {
      lines.append(
        Line(
          keys: rows.map(\.key).joined(separator: " "),
          words: "on a row: " + rows.map(\.title).joined(separator: ", ")
        )
      )
    }
    for key in free where key.unchanged != nil {
      lines.append(Line(keys: key.key, words: key.title))
    }
    if canEdit {
      lines.append(Line(keys: "m, then A", words: "more widgets, live in a gallery"))
      lines.append(Line(keys: ":", words: "a command: add clock calendar system"))
    }
    lines += [
      Line(keys: "T", words: "another palette"),
      Line(keys: "?", words: "all keys; q quits"),
    ]
  }

  /// Returns the box in its frame, titled “Begin here”, with a row for each line.
  func picture(isASCII: Bool, style: FrameStyle) -> WidgetPicture {
    let keyColumns = (lines.map { TextWidth.columns(of: $0.keys) }.max() ?? 0) + Self.gap
    let words = lines.map { CellText.clipped($0.words, columns: Self.mostWords, isASCII: isASCII) }
    let columns = keyColumns + (words.map { TextWidth.columns(of: $0) }.max() ?? 0) + 2
    var content = ScreenPicture(
      size: CellSize(columns: columns, rows: lines.count),
      isASCII: isASCII
    )
    for (row, (line, words)) in zip(lines, words).enumerated() {
      let bold = CellStyle(attributes: .bold)
      content.write(
        line.keys,
        at: CellPoint(column: 1, row: row),
        columns: keyColumns,
        style: bold
      )
      content.write(
        words,
        at: CellPoint(column: 1 + keyColumns, row: row),
        columns: columns - keyColumns,
        style: CellStyle(foreground: .secondary)
      )
    }
    return FramedWidget(content.picture, title: "Begin here", style: style)
      .picture(in: DrawContext(now: Instant(microseconds: 0), isASCII: isASCII))
  }

  /// Returns the position of a box on a page; `nil` if it would cover something.
  static func place(of box: CellSize, on page: WidgetPicture) -> CellPoint? {
    let size = page.grid.size
    let origin = CellPoint(
      column: size.columns - margin.columns - box.columns,
      row: size.rows - margin.rows - box.rows
    )
    guard origin.column >= margin.columns, origin.row >= margin.rows else { return nil }
    for row in origin.row..<origin.row + box.rows {
      for column in origin.column..<origin.column + box.columns {
        guard page.grid[column, row].text.allSatisfy({ $0 == " " || $0 == "│" || $0 == "|" }) else {
          return nil
        }
      }
    }
    return origin
  }
}

extension LiveScreen {
  /// Draws the box that introduces the most useful keys, if no key was pressed yet.
  func drawWelcome(_ model: LiveModel, _ screen: inout ScreenPicture) {
    guard let welcome = model.welcome else { return }
    let box = welcome.picture(isASCII: isASCII, style: FrameStyle(border: look.line))
    guard let origin = LiveWelcome.place(of: box.grid.size, on: screen.picture) else { return }
    screen.clear(CellRect(origin: origin, size: box.grid.size))
    screen.place(box, at: origin)
  }
}
