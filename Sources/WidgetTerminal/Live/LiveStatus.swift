import WidgetRender

/// The end of the last row: the rows that the page hides, its number, and the key of the help; as far as a message keeps
/// room.
struct LiveStatus: Equatable {
  /// The meaning of a click on a part.
  enum Meaning {
    case nextPage
    case help
  }

  struct Part: Equatable {
    let text: String
    /// `nil` for a part that only says something.
    let means: Meaning?
    /// Its first cell.
    var column = 0

    var columns: Int { TextWidth.columns(of: text) }
  }

  /// From left to right.
  private(set) var parts: [Part] = []
  private let row: Int

  /// A message with less room says nothing.
  private static let leastMessageColumns = 14
  private static let gap = 2

  init(hiddenRows hidden: Int, page: Int, pages: Int, size: CellSize) {
    row = size.rows - 1
    let rows: Part? =
      hidden == 0
      ? nil : Part(text: hidden == 1 ? "1 row hidden" : "\(hidden) rows hidden", means: nil)
    let number: Part? = pages > 1 ? Part(text: "\(page + 1)/\(pages)", means: .nextPage) : nil
    let (help, short) = (Part(text: "? keys", means: .help), Part(text: "?", means: .help))
    let forms: [[Part?]] = [
      [rows, number, help], [rows, number], [number ?? rows, short], [number],
    ]
    let room = size.columns - Self.leastMessageColumns
    let fitting = forms.map { $0.compactMap(\.self) }.first { Self.columns(of: $0) <= room } ?? []
    var column = size.columns - Self.columns(of: fitting) - 1
    for var part in fitting {
      part.column = column
      column += part.columns + Self.gap
      parts.append(part)
    }
  }

  /// The columns that are left for a message.
  func columnsBefore(_ columns: Int) -> Int { parts.first.map { $0.column - Self.gap } ?? columns }

  /// The part at a place of the screen.
  func part(at place: CellPoint) -> Part? {
    guard place.row == row else { return nil }
    return parts.first { ($0.column..<$0.column + $0.columns).contains(place.column) }
  }

  private static func columns(of parts: [Part]) -> Int {
    parts.reduce(0) { $0 + $1.columns } + gap * max(parts.count - 1, 0)
  }
}
