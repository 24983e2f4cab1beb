public import Foundation
import WidgetRender

/// Children side by side, from leading to trailing.
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension HStack: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// A row; `spacing` in points, `nil` for one column.
  public nonisolated init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    HStackLayout(alignment: alignment, spacing: spacing).archivedChildren(of: content, in: scope)
  }
}
