import WidgetRender

/// A view made from the environment of the place where it stands.
struct EnvironmentReading<Content> {
  let content: @MainActor (EnvironmentValues) -> Content
}

extension EnvironmentReading: View, PrimitiveView where Content: View {
  typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    scope.children(of: content(scope.environment))
  }
}
