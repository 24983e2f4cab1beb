import WidgetRender

/// What stands for the modified view in a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let archive: @MainActor (ArchiveScope) -> [ArchivedView]
}

extension _ViewModifier_Content: View, PrimitiveView {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] { archive(scope) }
}
