public import Foundation
import WidgetRender

/// Children beneath each other.
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension VStack: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// A column; `spacing` in points, `nil` for none.
  public nonisolated init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    VStackLayout(alignment: alignment, spacing: spacing).archivedChildren(of: content, in: scope)
  }
}
