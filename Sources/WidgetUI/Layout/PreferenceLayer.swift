import WidgetRender

/// A layer in front of or behind a view that depends on preference values of the view.
private struct PreferenceLayer<Key: PreferenceKey, Layer: View> {
  let alignment: Alignment
  let isInFront: Bool
  let layer: (Key.Value) -> Layer

  nonisolated init(
    _ alignment: Alignment,
    isInFront: Bool,
    layer: @escaping (Key.Value) -> Layer
  ) {
    self.alignment = alignment
    self.isInFront = isInFront
    self.layer = layer
  }
}

extension PreferenceLayer: ViewModifier {
  typealias Body = Never

  func _archived<Content: View>(_ content: Content, in scope: _ArchiveScope) -> [ArchivedView] {
    let list = scope.session.preferences.inner()
    let children = scope.session.collecting(in: list) { scope.children(of: content) }
    return children.map { child in
      // Readers inside the view are made before: their marks come first.
      let open = scope.sized { _ in
        scope.filling(layer(list.reduced(Key.self)), alignment: alignment.archived)
      }
      return .modified(
        child,
        isInFront ? .overlay(open, .center) : .background(open, .center)
      )
    }
  }
}

extension View {
  /// Adds views in front of this one, made from the preference value of the views inside.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<Key, V>(alignment, isInFront: true, layer: transform))
  }

  /// Adds views behind this one, made from the preference value of the views inside.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<Key, V>(alignment, isInFront: false, layer: transform))
  }
}
