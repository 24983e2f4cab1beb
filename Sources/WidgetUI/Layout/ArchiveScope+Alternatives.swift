import WidgetRender

extension ArchiveScope {
  /// Returns `children`, each with its appearance in another state of the widget if that appearance
  /// differs.
  ///
  /// Only the views in `children` are archived a second time; the views inside them have no further
  /// states.
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
