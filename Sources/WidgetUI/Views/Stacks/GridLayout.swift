public import Foundation
import WidgetRender

/// The layout of a `Grid`, for use as a value (SU-42).
public struct GridLayout: Layout {
  public var alignment: Alignment
  /// The distance between columns in points; `nil` for one column.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; `nil` for none.
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension GridLayout: StackedLayout {
  var axis: CellAxis? { nil }

  /// Returns an archived grid in which each child is a row of its own that spans all columns.
  func archived(_ children: [ArchivedView]) -> ArchivedView {
    .grid(
      ArchivedGrid(
        alignment: alignment.archived,
        horizontalSpacing: horizontalSpacing.map { .columns(Double(max($0, 0))) },
        verticalSpacing: verticalSpacing.map { .rows(Double(max($0, 0))) },
        children.map { ArchivedGrid.Row([ArchivedGrid.Cell($0)], isWhole: true) }
      )
    )
  }

  func archivedChildren<Content: View>(
    of content: Content,
    in scope: ArchiveScope
  ) -> [ArchivedView] {
    Grid(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    ) { content }
    ._archived(in: scope)
  }
}

/// Collects the children of a grid into its rows.
struct GridRows {
  private let alignment: CellAlignment
  private(set) var rows: [ArchivedGrid.Row] = []
  private var current: Int?

  init(alignment: CellAlignment) {
    self.alignment = alignment
  }

  /// Adds a child with the requests for its cell, the outermost first; a child outside of a row
  /// spans all columns.
  mutating func add(_ view: ArchivedView, _ marks: [GridMarks.Mark]) {
    var cell = ArchivedGrid.Cell(view)
    var place: (row: Int, alignment: CellVerticalAlignment?)?
    for mark in marks.reversed() {
      switch mark {
      case .row(let row, let alignment): place = (row, alignment)
      case .span(let count): cell.span = count
      case .anchor(let anchor): cell.anchor = anchor
      case .columnAlignment(let alignment): cell.columnAlignment = alignment
      case .unsized(let horizontally, let vertically):
        cell.isUnsizedHorizontally = horizontally
        cell.isUnsizedVertically = vertically
      }
    }
    // A merged cell has no column of its own to align with (SU-44).
    if cell.span > 1, cell.anchor == nil {
      cell.anchor = alignment.anchor(vertical: place?.alignment)
    }
    guard let place else {
      rows.append(ArchivedGrid.Row([cell], isWhole: true))
      current = nil
      return
    }
    if current == place.row {
      rows[rows.count - 1].cells.append(cell)
    } else {
      rows.append(ArchivedGrid.Row([cell], alignment: place.alignment))
      current = place.row
    }
  }
}

extension CellAlignment {
  /// Returns the anchor of the alignment as fractions of a frame; `override` replaces the vertical
  /// alignment.
  fileprivate func anchor(vertical override: CellVerticalAlignment?) -> ArchivedPoint {
    let x: Double =
      switch horizontal {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    let y: Double =
      switch override ?? vertical {
      case .top, .firstTextBaseline: 0
      case .center: 0.5
      case .bottom, .lastTextBaseline: 1
      }
    return ArchivedPoint(x: x, y: y)
  }
}
