public import Foundation
import WidgetRender

/// Rows of cells that are aligned in columns (SU-42).
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow { Text("Milk"); Text("2 l") }
///   GridRow { Text("Bread"); Text("1") }
/// }
/// ```
public struct Grid<Content> {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content
}

extension Grid: View where Content: View {
  public typealias Body = Never

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The position of views in their cells.
  ///   - horizontalSpacing: The distance between columns in points; `nil` for one column.
  ///   - verticalSpacing: The distance between rows in points; `nil` for none.
  ///   - content: The rows; a view outside of a row spans all columns.
  public nonisolated init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing,
      content: content()
    )
  }

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    let marks = GridMarks()
    var inner = scope.along(nil)
    inner.grid = marks
    var rows = GridRows(alignment: alignment.archived)
    for child in inner.children(of: content) {
      let (view, found) = marks.unmarked(child)
      rows.add(view, found)
    }
    return [
      .grid(
        ArchivedGrid(
          alignment: alignment.archived,
          horizontalSpacing: horizontalSpacing.map { .columns(Double(max($0, 0))) },
          verticalSpacing: verticalSpacing.map { .rows(Double(max($0, 0))) },
          rows.rows
        )
      )
    ]
  }
}

/// A row of a grid's cells; outside of a grid the row's views are arranged by their container
/// (SU-42).
public struct GridRow<Content> {
  private let alignment: VerticalAlignment?
  private let content: Content
}

extension GridRow: View where Content: View {
  public typealias Body = Never

  /// Creates a row; if `alignment` is `nil`, the grid's is used.
  public nonisolated init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, content: content())
  }

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    let cells = scope.children(of: content)
    guard let grid = scope.grid else { return cells }
    let row = grid.nextRow()
    return cells.map { grid.marked($0, .row(row, alignment: alignment?.archived)) }
  }
}

/// A modifier that requests a property of the grid cell around a view; without effect outside of a
/// grid.
private struct GridCellRequest {
  let mark: GridMarks.Mark
}

extension GridCellRequest: ViewModifier {
  typealias Body = Never

  func _archived<Content: View>(_ content: Content, in scope: _ArchiveScope) -> [ArchivedView] {
    let children = scope.children(of: content)
    guard let grid = scope.grid else { return children }
    return children.map { grid.marked($0, mark) }
  }
}

extension View {
  /// Makes the view span `count` columns of its grid (SU-44).
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellRequest(mark: .span(min(max(count, 1), PointScale.maximumCells))))
  }

  /// Sets the view's position in its cell, instead of the alignment of its column and row (SU-44).
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    let anchor = ArchivedPoint(x: Double(anchor.x), y: Double(anchor.y))
    return modifier(GridCellRequest(mark: .anchor(anchor)))
  }

  /// Sets the alignment of all cells in the view's column (SU-44).
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellRequest(mark: .columnAlignment(guide.archived)))
  }

  /// Excludes the view from the sizing of its column or row, so that it only fills the space that
  /// other cells need (SU-42).
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(
      GridCellRequest(
        mark: .unsized(
          horizontally: axes.contains(.horizontal),
          vertically: axes.contains(.vertical)
        )
      )
    )
  }
}
