import WidgetRender

/// A modifier that the archive knows; it holds for each child that the content stands for (SU-55).
struct ArchivedChange {
  let modifier: ArchivedModifier

  init(_ modifier: ArchivedModifier) {
    self.modifier = modifier
  }
}

extension ArchivedChange: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func archivedChildren<Content: View>(
    of content: Content,
    in scope: ArchiveScope
  ) -> [ArchivedView] {
    scope.children(of: content).map { .modified($0, modifier) }
  }
}
