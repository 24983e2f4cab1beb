import WidgetRender

/// An emulated terminal for the live view, which positions text by cells.
///
/// The only style that it records is whether a cell is inverse, as cells with the focus are.
struct ShownScreen {
  private(set) var columns: Int
  private(set) var rows: Int
  private var cells: [[(text: String, isInverse: Bool)]]
  private var row = 0
  private var column = 0
  private var isInverse = false
  /// Whether the terminal's alternate screen is shown, as in full-screen programs.
  private(set) var isAlternate = false
  /// The incomplete escape sequence at the end of the last bytes.
  private var rest = ""

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Self.blank(columns, rows)
  }

  private static func blank(_ columns: Int, _ rows: Int) -> [[(text: String, isInverse: Bool)]] {
    Array(repeating: Array(repeating: (" ", false), count: columns), count: rows)
  }

  var lines: [String] {
    cells.map { row in
      var line = row.map(\.text).joined()
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }

  var text: String { lines.joined(separator: "\n") }

  /// The text of all inverse cells, which have the focus.
  var marked: String { cells.joined().filter(\.isInverse).map(\.text).joined() }

  mutating func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Self.blank(columns, rows)
  }

  mutating func show(_ bytes: String) {
    var rest = (self.rest + bytes).unicodeScalars[...]
    self.rest = ""
    while let scalar = rest.first {
      if scalar == "\u{1B}" {
        let before = rest
        guard obey(&rest) else {
          self.rest = String(before)
          return
        }
      } else if scalar.value < 0x20 {
        rest.removeFirst()
      } else {
        let plain = rest.prefix { $0 != "\u{1B}" && $0.value >= 0x20 }
        put(String(String.UnicodeScalarView(plain)))
        rest = rest.dropFirst(plain.count)
      }
    }
  }

  private mutating func put(_ text: String) {
    for cluster in TextWidth.clusters(in: text) where row < rows && column < columns {
      cells[row][column] = (
        String(
          decoding: text.utf8.dropFirst(cluster.utf8Range.lowerBound)
            .prefix(cluster.utf8Range.count),
          as: UTF8.self
        ), isInverse
      )
      if cluster.columns == 2, column + 1 < columns { cells[row][column + 1] = ("", isInverse) }
      column += cluster.columns
    }
  }

  /// Performs an escape sequence; returns `false` if it is incomplete.
  private mutating func obey(_ rest: inout String.UnicodeScalarView.SubSequence) -> Bool {
    rest.removeFirst()
    guard let kind = rest.popFirst() else { return false }
    if kind == "]" {
      guard let end = rest.firstIndex(of: "\\") else { return false }
      rest = rest[rest.index(after: end)...]
      return true
    }
    let body = rest.prefix { !("@"..."~").contains($0) }
    rest = rest.dropFirst(body.count)
    guard let final = rest.popFirst() else { return false }
    let numbers = String(body).split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    switch final {
    case "H":
      row = max((numbers.first ?? 1) - 1, 0)
      column = max((numbers.count > 1 ? numbers[1] : 1) - 1, 0)
    case "K":
      for index in min(column, columns)..<columns where row < rows {
        cells[row][index] = (" ", false)
      }
    case "J": cells = Self.blank(columns, rows)
    case "m":
      for number in numbers {
        if number == 7 { isInverse = true }
        if number == 0 || number == 27 { isInverse = false }
      }
    case "h" where String(body) == "?1049": isAlternate = true
    case "l" where String(body) == "?1049":
      isAlternate = false
      cells = Self.blank(columns, rows)
    default: break
    }
    return true
  }
}
