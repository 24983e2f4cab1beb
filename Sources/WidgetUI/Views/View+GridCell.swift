import WidgetRender

/// A wish of a view for its cell; without a grid around it, nothing.
struct GridCellWish {
  let mark: GridMarks.Mark
}

extension GridCellWish: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func archivedChildren<Content: View>(
    of content: Content,
    in scope: ArchiveScope
  ) -> [ArchivedView] {
    let children = scope.children(of: content)
    guard let grid = scope.grid else { return children }
    return children.map { grid.marked($0, mark) }
  }
}

extension View {
  /// Lets the view take several columns of its grid (SU-44).
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellWish(mark: .span(min(max(count, 1), PointScale.maximumCells))))
  }

  /// Where the view stands in its cell, apart from the alignment of column and row (SU-44).
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    let anchor = ArchivedPoint(x: Double(anchor.x), y: Double(anchor.y))
    return modifier(GridCellWish(mark: .anchor(anchor)))
  }

  /// How all cells of the view's column lie in it (SU-44).
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellWish(mark: .columnAlignment(guide.archived)))
  }

  /// Asks for no room on `axes`: the view fills what the other cells need (SU-42).
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(
      GridCellWish(
        mark: .unsized(
          horizontally: axes.contains(.horizontal),
          vertically: axes.contains(.vertical)
        )
      )
    )
  }
}
