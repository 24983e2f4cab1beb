public import Foundation
import WidgetRender

/// Children beneath each other in their ideal lengths, across the whole width it is offered (SU-22).
public struct LazyVStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyVStack: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// A stack that hands out no room, with all of its children; `spacing` is in points.
  public nonisolated init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    VStack(alignment: alignment, spacing: spacing) { content }
      .archivedChildren(in: scope)
      .map { stack in
        .modified(
          .modified(stack, .fixedSize(horizontal: false, vertical: true)),
          .flexibleFrame(
            ArchivedModifier.FlexibleFrame(
              maximumWidth: PointScale.maximumCells,
              alignment: CellAlignment(alignment.archived, .center)
            )
          )
        )
      }
  }
}
