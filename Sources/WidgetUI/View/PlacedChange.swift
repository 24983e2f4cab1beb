import WidgetRender

/// A modifier that depends on the place where it stands: on its environment, or on views of its own.
struct PlacedChange {
  let make: @MainActor (ArchiveScope) -> ArchivedModifier?

  init(_ make: @escaping @MainActor (ArchiveScope) -> ArchivedModifier?) {
    self.make = make
  }
}

extension PlacedChange: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func archivedChildren<Content: View>(
    of content: Content,
    in scope: ArchiveScope
  ) -> [ArchivedView] {
    let children = scope.children(of: content)
    guard let modifier = make(scope) else { return children }
    return children.map { .modified($0, modifier) }
  }
}
