public import Foundation
import WidgetRender

/// Rows whose cells line up in columns (SU-42).
public struct Grid<Content> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content
}

extension Grid: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// A grid; spacings in points, `nil` as in stacks.
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

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
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
          horizontalSpacing: horizontalSpacing.map { max(PointScale.columns(Double($0)), 0) },
          verticalSpacing: verticalSpacing.map { max(PointScale.rows(Double($0)), 0) },
          rows.rows
        )
      )
    ]
  }
}
