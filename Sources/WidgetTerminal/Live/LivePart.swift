import WidgetRender

/// A part of the line above or below the widgets: its text, and the effect of a click.
struct LivePart: Equatable {
  /// The effect of a click.
  enum Meaning: Equatable {
    case nextPage
    /// Shows the board of this index.
    case board(Int)
    /// Has the same effect as pressing the key.
    case key(Key)
  }

  enum Role {
    /// The style of a part: a key, the name of a widget or board, or other text.
    case key
    case words
    case plain
    case failure
  }

  let text: String
  let role: Role
  /// The effect of a click; `nil` for a part that ignores clicks.
  let means: Meaning?
  /// The column of the part's first cell.
  let column: Int

  var columns: Int { TextWidth.columns(of: text) }
  var endColumn: Int { column + columns }

  /// A line that is filled from both ends; parts that do not fit are left out.
  struct Line {
    /// The number of empty columns at both ends of the lines above and below the widgets.
    static let margin = 1

    private(set) var parts: [LivePart] = []
    private var start: Int
    private var end: Int

    init(columns: Int, start: Int) {
      self.start = start
      end = start + max(columns, 0)
    }

    /// The number of columns that are still free.
    var room: Int { max(end - start, 0) }
    /// The width of the parts at the beginning of the line, in columns.
    var columns: Int { parts.last.map { $0.endColumn - (parts.first?.column ?? 0) } ?? 0 }

    @discardableResult
    mutating func add(_ text: String, _ role: Role, means: Meaning?, after gap: Int) -> Bool {
      let part = LivePart(text: text, role: role, means: means, column: start + gap)
      guard part.columns > 0, part.endColumn <= end else { return false }
      parts.append(part)
      start = part.endColumn
      return true
    }

    @discardableResult
    mutating func addAtEnd(_ text: String, _ role: Role, means: Meaning?, after gap: Int) -> Bool {
      let columns = TextWidth.columns(of: text)
      guard columns > 0, start + gap + columns <= end else { return false }
      parts.append(LivePart(text: text, role: role, means: means, column: end - columns))
      end -= columns + gap
      return true
    }
  }
}
