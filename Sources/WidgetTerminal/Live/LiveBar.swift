import WidgetRender

/// The line below the widgets, which lists the available keys, those of the focus first.
///
/// Its end shows the number of hidden rows, the page number, and the key of the help. A message or
/// a typed line replaces the keys, but not the end.
struct LiveBar: Equatable {
  /// A key with the description of its effect.
  struct Item: Equatable {
    /// The name of the key, as displayed to the user.
    let key: String
    let title: String
    let press: Key
  }

  /// The parts of the line that show keys, from left to right.
  private(set) var keys: [LivePart] = []
  private(set) var end: [LivePart] = []
  private let row: Int

  /// The least columns of a readable message.
  private static let leastMessageColumns = 14
  private static let gap = 2
  /// The largest percentage of the line for the keys of the focus; the rest is for keys of the
  /// view.
  private static let focusShare = 65

  init(
    of focused: [Item],
    and own: [Item],
    introducedBy words: String? = nil,
    hiddenRows: Int,
    page: (number: Int, count: Int)?,
    size: CellSize
  ) {
    row = size.rows - 1
    addEnd(hiddenRows, page, size)
    var line = LivePart.Line(columns: room(size.columns), start: LivePart.Line.margin)
    if let words { line.add(words, .words, means: nil, after: 0) }
    let most = line.room * Self.focusShare / 100
    for item in focused where !add(item, to: &line, within: most) { break }
    for item in own where !add(item, to: &line, within: nil) { break }
    keys = line.parts
  }

  /// Adds a key and its title to the line; the title of the first key is truncated if it is long.
  ///
  /// - Returns: `false` if they do not fit; nothing is added then.
  private func add(_ item: Item, to line: inout LivePart.Line, within most: Int?) -> Bool {
    let isFirst = line.parts.isEmpty
    let gap = isFirst ? 0 : Self.gap
    let key = TextWidth.columns(of: item.key)
    let room = min(line.room, most.map { $0 - line.columns } ?? .max) - gap - key - 1
    guard room > 0 else { return false }
    let title =
      isFirst ? CellText.clipped(item.title, columns: room, isASCII: false) : item.title
    guard TextWidth.columns(of: title) <= room else { return false }
    line.add(item.key, .key, means: .key(item.press), after: gap)
    line.add(title, .words, means: .key(item.press), after: 1)
    return true
  }

  private mutating func addEnd(_ hidden: Int, _ page: (number: Int, count: Int)?, _ size: CellSize)
  {
    typealias Words = (text: String, means: LivePart.Meaning?)
    let rows: Words? =
      hidden == 0 ? nil : (hidden == 1 ? "1 row hidden" : "\(hidden) rows hidden", nil)
    let number: Words? = page.flatMap {
      $0.count > 1 ? ("\($0.number + 1)/\($0.count)", .nextPage) : nil
    }
    let help: Words = ("? keys", .key(.text("?")))
    let short: Words = ("?", .key(.text("?")))
    let forms: [[Words?]] = [
      [rows, number, help], [rows, number], [number ?? rows, short], [number],
    ]
    let room = size.columns - Self.leastMessageColumns
    let fitting =
      forms.map { $0.compactMap(\.self) }
      .first { !$0.isEmpty && Self.columns(of: $0) <= room } ?? []
    var column = size.columns - Self.columns(of: fitting) - LivePart.Line.margin
    for words in fitting {
      let part = LivePart(text: words.text, role: .words, means: words.means, column: column)
      end.append(part)
      column = part.endColumn + Self.gap
    }
  }

  private static func columns(of parts: [(text: String, means: LivePart.Meaning?)]) -> Int {
    parts.reduce(0) { $0 + TextWidth.columns(of: $1.text) } + gap * max(parts.count - 1, 0)
  }

  /// Returns the number of columns between the margin and the end.
  func room(_ columns: Int) -> Int {
    max((end.first.map { $0.column - Self.gap } ?? columns) - LivePart.Line.margin, 0)
  }

  /// Returns the part of the line at a position of the screen; `nil` if there is none.
  ///
  /// Parts that show keys count only if `showsKeys` is `true`.
  func part(at place: CellPoint, showsKeys: Bool) -> LivePart? {
    guard place.row == row else { return nil }
    return (end + (showsKeys ? keys : [])).first {
      ($0.column..<$0.endColumn).contains(place.column)
    }
  }
}
