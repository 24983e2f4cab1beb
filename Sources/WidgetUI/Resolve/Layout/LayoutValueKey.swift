import WidgetRender

/// A value that a view hands to the layout around it, and what it is where nobody sets it (SU-7).
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Notes a value for the container of a view.
struct LayoutTrait {
  let key: ObjectIdentifier
  let value: Any
}

extension LayoutTrait: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func archivedChildren<Content: View>(
    of content: Content,
    in scope: ArchiveScope
  ) -> [ArchivedView] {
    scope.children(of: content).map { scope.session.mark($0, .traits([key: value])) }
  }
}

extension View {
  /// Hands a value to the layout that places the view.
  public nonisolated func layoutValue<Key: LayoutValueKey>(
    key: Key.Type,
    value: Key.Value
  ) -> some View {
    modifier(LayoutTrait(key: ObjectIdentifier(key), value: value))
  }
}

extension ArchiveSession {
  /// The values that a child hands to its container, the outermost of each key.
  func traits(of child: ArchivedView) -> [ObjectIdentifier: Any] {
    var traits: [ObjectIdentifier: Any] = [:]
    var view = child
    while case .modified(let content, let modifier) = view {
      if let mark = modifier.mark, open.indices.contains(mark), case .traits(let found) = open[mark]
      {
        traits.merge(found) { outer, _ in outer }
      }
      view = content
    }
    return traits
  }
}
