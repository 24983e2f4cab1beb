import WidgetRender

/// The column widths that all rows of a list share.
struct ToDoRowColumns: Hashable, Sendable {
  /// The width of the whole list in columns of text.
  let width: Int
  /// The number of digits of the longest number, at most six; a longer number is wider than its
  /// column.
  let number: Int

  init(_ rows: [ToDoPicture.Row], width: Int) {
    self.width = width
    number = min(rows.map { String($0.number).count }.max() ?? 1, 6)
  }
}

/// The texts of a to-do on its first line, and on its second line if it has one.
struct ToDoRowWords: Hashable, Sendable {
  /// The name, or its beginning if the rest of it is on the second line.
  let name: String
  let hasNotes: Bool
  let hasLabels: Bool
  /// The rest of the name for the second line; empty if the whole name is on the first.
  private(set) var rest = ""
  /// The tags and details on the second line; empty if there are none.
  private(set) var remark = ""

  /// Distributes the texts of a to-do over its lines.
  ///
  /// `isTall` means that there is a second line, `isBelowHeading` that a heading already shows the
  /// day or that the to-do is late.
  init(
    _ row: ToDoPicture.Row,
    isBelowHeading: Bool,
    columns: ToDoRowColumns,
    isTall: Bool
  ) {
    // The row also contains the mark, a blank, a blank before the number, and the `#` of the
    // number.
    let width = columns.width - 2 - columns.number - 2
    let due = row.due?.label(isBelowHeading: isBelowHeading) ?? ""
    // If the name continues on the second line, only the due date is next to it.
    let running = row.startedAt == nil ? 0 : ToDoRunningTime.width + 1
    let head = width - running - (due.isEmpty ? 0 : due.count + 1)
    var room = head
    if row.priority != .none { room -= row.priority.marks.count + 1 }
    if row.isReminded { room -= 2 }
    if row.isRecurring { room -= 2 }
    if !row.steps.isEmpty { room -= row.steps.count + 1 }
    let left = room - TextWidth.columns(of: row.name)
    let labels = TextWidth.columns(of: row.labels)
    hasNotes = row.hasNotes && left >= 2
    hasLabels = labels > 0 && labels + 1 <= left - (hasNotes ? 2 : 0)
    guard isTall else {
      name = row.name
      return
    }
    // The name of a blocked to-do stays on one line, because its blockers matter more.
    (name, rest) =
      left < 0 && !row.isBlocked ? Self.parted(row.name, at: head) : (row.name, "")
    remark = [hasLabels ? "" : row.labels, row.remark].filter { !$0.isEmpty }
      .joined(separator: " · ")
  }

  /// Returns whether a to-do has text for a second line; `isBelowHeading` means that a heading
  /// shows part of the due date.
  static func hasMore(
    _ row: ToDoPicture.Row,
    isBelowHeading: Bool,
    columns: ToDoRowColumns
  ) -> Bool {
    guard !row.isDone else { return false }
    let words = ToDoRowWords(row, isBelowHeading: isBelowHeading, columns: columns, isTall: true)
    return !words.rest.isEmpty || !words.remark.isEmpty
  }

  /// Splits a text at the last blank before which it fits into `room` columns; the second text is
  /// empty if there is no such blank.
  static func parted(_ text: String, at room: Int) -> (String, String) {
    var cut: String.Index?
    // Names are short here: at most twice the columns of the largest widget.
    for index in text.indices where text[index] == " " {
      guard TextWidth.columns(of: String(text[..<index])) <= room else { break }
      cut = index
    }
    guard let cut, cut > text.startIndex else { return (text, "") }
    return (String(text[..<cut]), String(text[text.index(after: cut)...]))
  }
}
