public import Foundation
import WidgetRender

/// Views in columns of rows, one column beside the other (SU-45); a widget makes all of them.
public struct LazyHGrid<Content> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyHGrid: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// A grid of `rows`, with all of its children; `spacing`, in points, is between the columns.
  public nonisolated init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.init(rows: rows, alignment: alignment, spacing: spacing, content: content())
  }

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    [
      .trackGrid(
        ArchivedTrackGrid(
          .horizontal,
          tracks: rows.map { $0.archived(PointScale.rows) },
          alignment: CellAlignment(.center, alignment.archived),
          spacing: spacing.map { max(PointScale.columns(Double($0)), 0) },
          scope.along(nil).children(of: content)
        )
      )
    ]
  }
}
