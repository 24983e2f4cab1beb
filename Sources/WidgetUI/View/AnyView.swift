import WidgetRender

/// A view whose own type is of no interest.
public struct AnyView {
  private let content: any View

  public nonisolated init<Content: View>(_ view: Content) {
    content = view
  }

  public nonisolated init<Content: View>(erasing view: Content) {
    content = view
  }
}

extension AnyView: View, PrimitiveView {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] { scope.children(of: content) }
}
