import WidgetRender

/// An emulated terminal for the prompt, which performs the escape sequences of a `ScreenPainter`.
struct TestScreen {
  let columns: Int
  let rows: Int
  private var cells: [[String]]
  private(set) var row = 0
  private(set) var column = 0
  /// The lines that were scrolled out at the top of the screen.
  private(set) var scrolled: [String] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: [], count: rows)
  }

  /// Returns the lines up to the last one that has text or the cursor; `mark` is inserted at the
  /// cursor.
  func lines(marking mark: String? = nil) -> [String] {
    var lines = cells.map { $0.joined() }
    if let mark {
      var line = cells[row]
      let place = min(column, line.count)
      line.insert(mark, at: place)
      lines[row] = line.joined()
    }
    let last = max(lines.lastIndex { !$0.isEmpty } ?? 0, row)
    return Array(lines[...last])
  }

  mutating func show(_ text: String) {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      switch scalar {
      case "\u{1B}": obey(&rest)
      case "\r":
        column = 0
        rest.removeFirst()
      case "\n":
        lineFeed()
        rest.removeFirst()
      default:
        let plain = rest.prefix { $0 != "\u{1B}" && $0 != "\r" && $0 != "\n" }
        put(String(String.UnicodeScalarView(plain)))
        rest = rest.dropFirst(plain.count)
      }
    }
  }

  private mutating func lineFeed() {
    if row + 1 < rows {
      row += 1
    } else {
      scrolled.append(cells.removeFirst().joined())
      cells.append([])
    }
  }

  /// Writes a text at the cursor; a wide character uses two cells, the second of which is empty.
  private mutating func put(_ text: String) {
    for cluster in TextWidth.clusters(in: text) {
      if column + cluster.columns > columns {
        column = 0
        lineFeed()
      }
      while cells[row].count < column { cells[row].append(" ") }
      let piece = String(
        decoding: text.utf8.dropFirst(cluster.utf8Range.lowerBound)
          .prefix(cluster.utf8Range.count),
        as: UTF8.self
      )
      let wanted = [piece] + Array(repeating: "", count: max(cluster.columns - 1, 0))
      let end = min(column + wanted.count, cells[row].count)
      cells[row].replaceSubrange(column..<end, with: wanted)
      column += cluster.columns
    }
  }

  private mutating func obey(_ rest: inout String.UnicodeScalarView.SubSequence) {
    rest.removeFirst(2)
    let digits = rest.prefix { !("@"..."~").contains($0) }
    let number = Int(String(digits)) ?? 0
    rest = rest.dropFirst(digits.count)
    switch rest.popFirst() {
    case "A": row = max(row - number, 0)
    case "B": row = min(row + number, rows - 1)
    case "C": column = min(column + number, columns - 1)
    case "H": (row, column) = (0, 0)
    case "J":
      let first = number == 2 ? 0 : row
      if number != 2 { cells[row] = Array(cells[row].prefix(column)) }
      for other in (number == 2 ? first : first + 1)..<rows { cells[other] = [] }
    default: break
    }
  }
}
