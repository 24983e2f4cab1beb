import WidgetRender

/// Does something with the value that flows up out of a view, when all of it is known.
struct PreferenceReading<Key: PreferenceKey> {
  let action: (Key.Value) -> Void
}

extension PreferenceReading: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func archivedChildren<Content: View>(
    of content: Content,
    in scope: ArchiveScope
  ) -> [ArchivedView] {
    let list = scope.session.preferences.inner()
    scope.session.endings.append { action(list.reduced(Key.self)) }
    return scope.session.collecting(in: list) { scope.children(of: content) }
  }
}

extension View {
  /// Is told the value that views inside hand up, once, when the picture is done.
  ///
  /// What the action changes is not seen: a widget's picture is never made a second time (SU-58).
  public nonisolated func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceReading<Key>(action: action))
  }
}
