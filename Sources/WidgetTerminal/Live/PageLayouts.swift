import WidgetRender

/// The layout of the gallery on a screen, shared by clicks and drawing.
struct GalleryLayout {
  /// The fewest columns with room for a picture next to the list.
  private static let leastColumns = 56
  private static let mostColumns = 112
  private static let mostRows = 36
  private static let listColumns = 26

  /// The size of the gallery within its border, in cells.
  let content: CellSize
  /// The position of the first cell within the border.
  let origin: CellPoint
  /// The columns of the list; the picture begins two columns after it.
  let list: Int
  let hasPicture: Bool
  /// The index of the first kind that is visible in the list.
  let first: Int
  private let count: Int

  /// The number of rows above the list, which contain the search.
  static let top = 2

  init(of gallery: PageGallery, in size: CellSize) {
    let columns = max(min(size.columns, Self.mostColumns) - FramedWidget.border, 1)
    let rows = max(min(size.rows - 1, Self.mostRows) - FramedWidget.border, 1)
    content = CellSize(columns: columns, rows: rows)
    origin = CellPoint(
      column: max((size.columns - columns - FramedWidget.border) / 2, 0) + 1,
      row: max((size.rows - 1 - rows - FramedWidget.border) / 2, 0) + 1
    )
    hasPicture = columns >= Self.leastColumns
    list = hasPicture ? Self.listColumns : columns
    count = gallery.found.count
    first = Self.first(showing: gallery.selected, rows: rows - Self.top, of: count)
  }

  var rows: Int { max(content.rows - Self.top, 0) }

  /// Returns the index of the kind at a position of the screen; `nil` if there is none.
  func kind(at place: CellPoint) -> Int? {
    let row = place.row - origin.row - Self.top
    let column = place.column - origin.column
    guard (0..<rows).contains(row), (0..<list).contains(column), first + row < count else {
      return nil
    }
    return first + row
  }

  /// Returns the first of `rows` visible lines, chosen so that `line` is visible, if possible in
  /// the middle.
  static func first(showing line: Int, rows: Int, of count: Int) -> Int {
    max(min(line - rows / 2, count - rows), 0)
  }
}

/// The layout of a form's fields on a screen.
struct FormLayout {
  /// A line of a form: a field, or a note about the field above it.
  struct Line: Equatable {
    let field: Int
    var note: String?
    var isFault = false
  }

  private static let mostColumns = 84
  private static let mostTitle = 26

  let content: CellSize
  let origin: CellPoint
  /// The number of columns for the titles of the fields.
  let titles: Int
  /// The visible lines of the form, from its first row on.
  let lines: [Line]

  init(of form: PageForm, in size: CellSize) {
    let columns = max(min(size.columns, Self.mostColumns) - FramedWidget.border, 1)
    var all: [Line] = []
    for (index, field) in form.fields.enumerated() {
      all.append(Line(field: index))
      if let fault = field.fault {
        all += Self.wrapped(fault, columns - 4).map { Line(field: index, note: $0, isFault: true) }
      } else if index == form.selected, !field.note.isEmpty {
        all += Self.wrapped(field.note, columns - 4).map { Line(field: index, note: $0) }
      }
    }
    if let fault = form.fault {
      all += Self.wrapped(fault, columns - 4).map {
        Line(field: form.fields.count, note: $0, isFault: true)
      }
    }
    let room = max(size.rows - 1 - FramedWidget.border, 1)
    let selected = all.lastIndex { $0.field == form.selected } ?? 0
    let first =
      form.fault == nil
      ? GalleryLayout.first(showing: selected, rows: room, of: all.count)
      : max(all.count - room, 0)
    lines = Array(all.dropFirst(first).prefix(room))
    content = CellSize(columns: columns, rows: max(lines.count, 1))
    origin = CellPoint(
      column: max((size.columns - columns - FramedWidget.border) / 2, 0) + 1,
      row: max((size.rows - 1 - content.rows - FramedWidget.border) / 2, 0) + 1
    )
    let widest = form.fields.map { TextWidth.columns(of: $0.title) }.max() ?? 0
    titles = min(widest, Self.mostTitle, columns / 2)
  }

  /// Returns the index of the field at a position of the screen; `nil` if there is none.
  func field(at place: CellPoint) -> Int? {
    let row = place.row - origin.row
    guard lines.indices.contains(row) else { return nil }
    return lines[row].field
  }

  private static func wrapped(_ text: String, _ columns: Int) -> [String] {
    FittedText.lines(of: text, columns: max(columns, 1), isASCII: false)
      .split(separator: "\n").map(String.init)
  }
}
