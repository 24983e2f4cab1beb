public import Foundation
import WidgetRender

/// Views in lines of columns, one line beneath the other (SU-45); a widget makes all of them.
public struct LazyVGrid<Content> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyVGrid: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// A grid of `columns`, with all of its children; `spacing`, in points, is between the lines.
  public nonisolated init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.init(columns: columns, alignment: alignment, spacing: spacing, content: content())
  }

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    [
      .trackGrid(
        ArchivedTrackGrid(
          .vertical,
          tracks: columns.map { $0.archived(PointScale.columns) },
          alignment: CellAlignment(alignment.archived, .center),
          spacing: spacing.map { max(PointScale.rows(Double($0)), 0) },
          scope.along(nil).children(of: content)
        )
      )
    ]
  }
}
