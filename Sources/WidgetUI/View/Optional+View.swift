import WidgetRender

/// No view where there is none, as after an `if` without an `else` (SU-55).
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    map { scope.children(of: $0) } ?? []
  }
}
