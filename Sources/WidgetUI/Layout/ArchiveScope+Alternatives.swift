import WidgetRender

extension ArchiveScope {
  /// `children`, each with what stands in its place in another state of the widget, where that differs.
  ///
  /// It is archived for this part of the picture alone, and once: its parts have no further states.
  func adding(
    _ condition: ArchivedModifier.Condition,
    to children: [ArchivedView],
    _ make: (ArchiveScope) -> [ArchivedView]
  ) -> [ArchivedView] {
    guard let (others, session) = apart(make), others.count == children.count else {
      return children
    }
    let environment = environment
    return zip(children, others).map { child, other in
      if session.isSettled {
        return child == other ? child : .modified(child, .alternative(condition, other))
      }
      return sized(child) { place in
        let resolver = ArchiveResolver(session, in: environment)
        return .alternative(condition, resolver.resolveWhole(other, in: place.cells))
      }
    }
  }
}
