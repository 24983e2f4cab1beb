import WidgetRender

/// The data of one grid's children: their rows, and the requests for their cells.
///
/// A request is attached to a child as an identity that authors cannot create; the grid removes
/// this identity again.
@MainActor
final class GridMarks {
  enum Mark {
    case row(Int, alignment: CellVerticalAlignment?)
    case span(Int)
    case anchor(ArchivedPoint)
    case columnAlignment(CellHorizontalAlignment)
    case unsized(horizontally: Bool, vertically: Bool)
  }

  private static let prefix = "\u{0}grid "
  private var marks: [String: Mark] = [:]
  private var rows = 0

  /// Returns the index of the next row and counts the row.
  func nextRow() -> Int {
    defer { rows += 1 }
    return rows
  }

  func marked(_ view: ArchivedView, _ mark: Mark) -> ArchivedView {
    let identity = Self.prefix + String(marks.count)
    marks[identity] = mark
    return .modified(view, .identity(identity))
  }

  /// Returns the view without the identities that the grid attached, and their requests, the
  /// outermost first.
  func unmarked(_ view: ArchivedView) -> (view: ArchivedView, marks: [Mark]) {
    var found: [Mark] = []
    var kept: [ArchivedModifier] = []
    var rest = view
    while case .modified(let content, let modifier) = rest {
      if case .identity(let identity) = modifier, let mark = marks[identity] {
        found.append(mark)
      } else {
        kept.append(modifier)
      }
      rest = content
    }
    return (kept.reversed().reduce(rest) { .modified($0, $1) }, found)
  }
}
