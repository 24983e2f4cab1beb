import WidgetRender

/// Names the space of a view for the readers inside it.
struct SpaceNaming {
  let name: AnyHashable
}

extension SpaceNaming: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func archivedChildren<Content: View>(
    of content: Content,
    in scope: ArchiveScope
  ) -> [ArchivedView] {
    let mark = scope.session.reserve(.frame)
    let inner = scope.changing { $0.coordinateSpaces[name] = mark }
    let children = inner.children(of: content)
    // Several views have no common frame; the first stands for them.
    return children.enumerated().map { $0.offset == 0 ? $0.element.marked(mark) : $0.element }
  }
}

extension View {
  /// Gives the view's space a name by which readers inside it can ask for frames.
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(SpaceNaming(name: AnyHashable(name)))
  }

  /// Gives the view's space a name by which readers inside it can ask for frames.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(SpaceNaming(name: name.name))
  }
}

extension EnvironmentValues {
  private enum SpacesKey: EnvironmentKey {
    static var defaultValue: [AnyHashable: Int] { [:] }
  }

  /// The marks of the named spaces around a view.
  var coordinateSpaces: [AnyHashable: Int] {
    get { self[SpacesKey.self] }
    set { self[SpacesKey.self] = newValue }
  }
}
