import WidgetRender
import WidgetTerminal

/// The rows of a terminal that show an input, with the position of the cursor.
///
/// The rows are wrapped by this type and never by the terminal, so that every position is known.
struct InputPicture: Equatable, Sendable {
  /// The texts at the beginnings of rows: `first` before the first line of an input, `next` before
  /// its other lines.
  struct Prompts: Equatable, Sendable {
    var first: String
    var next: String

    static func ordinary(isASCII: Bool) -> Prompts {
      Prompts(first: "> ", next: isASCII ? ". " : "… ")
    }

    /// Returns the prompts for a search in the history, which show the text that is searched for.
    static func search(_ search: HistorySearch, isASCII: Bool) -> Prompts {
      let label = search.isMissing ? "not found" : "search"
      var prompts = ordinary(isASCII: isASCII)
      prompts.first = "(\(label): \(InputPicture.plain(search.query))) "
      return prompts
    }
  }

  /// The fewest columns of a terminal in which every character fits: some characters are two
  /// columns wide.
  static let minimumColumns = 2

  private(set) var rows: [String] = [""]
  private(set) var cursorRow = 0
  private(set) var cursorColumn = 0
  let columns: Int
  private var column = 0

  init(_ edited: EditedText, prompts: Prompts, columns: Int) {
    self.columns = max(columns, Self.minimumColumns)
    place(prompts.first)
    for (index, cluster) in edited.clusters.enumerated() {
      if index == edited.cursor { markCursor(before: cluster.columns) }
      if edited.isLineFeed(at: index) {
        breakRow()
        place(prompts.next)
      } else {
        place(edited.slice(index..<index + 1))
      }
    }
    if edited.isAtEnd { markCursor(before: 1) }
  }

  /// Returns the rows around the cursor, as many as fit on a terminal of this height.
  func window(height: Int) -> InputPicture {
    guard height > 0, rows.count > height else { return self }
    var window = self
    let first = min(max(cursorRow - height / 2, 0), rows.count - height)
    window.rows = Array(rows[first..<first + height])
    window.cursorRow = cursorRow - first
    return window
  }

  /// Returns the same input with these rows below it.
  func adding(_ more: [String]) -> InputPicture {
    var picture = self
    picture.rows += more
    return picture
  }

  /// Returns the text without control characters and invisible characters, to which a terminal
  /// would react.
  static func plain(_ text: String) -> String { TerminalText.sanitized(text) }

  /// Records that the cursor is before the next text, which has `width` columns.
  ///
  /// If the text does not fit in the present row, the cursor is in the next row.
  private mutating func markCursor(before width: Int) {
    if column + max(width, 1) > columns { breakRow() }
    cursorRow = rows.count - 1
    cursorColumn = column
  }

  private mutating func place(_ text: String) {
    let text = Self.plain(text)
    for cluster in TextWidth.clusters(in: text) {
      if column + cluster.columns > columns { breakRow() }
      rows[rows.count - 1] += String(
        decoding: text.utf8.dropFirst(cluster.utf8Range.lowerBound).prefix(cluster.utf8Range.count),
        as: UTF8.self
      )
      column += cluster.columns
    }
  }

  private mutating func breakRow() {
    rows.append("")
    column = 0
  }
}
