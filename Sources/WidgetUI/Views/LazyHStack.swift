public import Foundation
import WidgetRender

/// Children beside each other in their ideal lengths, across the whole height it is offered (SU-22).
public struct LazyHStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyHStack: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// A stack that hands out no room, with all of its children; `spacing` is in points.
  public nonisolated init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    HStack(alignment: alignment, spacing: spacing) { content }
      .archivedChildren(in: scope)
      .map { stack in
        .modified(
          .modified(stack, .fixedSize(horizontal: true, vertical: false)),
          .flexibleFrame(
            ArchivedModifier.FlexibleFrame(
              maximumHeight: PointScale.maximumCells,
              alignment: CellAlignment(.center, alignment.archived)
            )
          )
        )
      }
  }
}
