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
    [
      .stack(
        ArchivedStack(
          .horizontal,
          alignment: CellAlignment(.center, alignment.archived),
          spacing: spacing.map { max(PointScale.columns(Double($0)), 0) },
          scope.along(.horizontal).children(of: content)
        )
      )
    ]
  }
}

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
    [
      .stack(
        ArchivedStack(
          .vertical,
          alignment: CellAlignment(alignment.archived, .center),
          spacing: spacing.map { max(PointScale.rows(Double($0)), 0) },
          scope.along(.vertical).children(of: content)
        )
      )
    ]
  }
}

/// Children over each other, the last on top.
public struct ZStack<Content> {
  let alignment: Alignment
  let content: Content
}

extension ZStack: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public nonisolated init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, content: content())
  }

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    [.zStack(alignment.archived, scope.along(nil).children(of: content))]
  }
}
