import WidgetRender

/// The key of a value that views pass to their ancestors, with the rule for combining several
/// values (SU-56).
///
/// ```swift
/// struct WidestKey: PreferenceKey {
///   static let defaultValue = 0
///   static func reduce(value: inout Int, nextValue: () -> Int) {
///     value = max(value, nextValue())
///   }
/// }
/// Text("Long title").preference(key: WidestKey.self, value: 10)
/// ```
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Combines the next value with `value`, in the order of the source.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension PreferenceList {
  /// Returns the combined value of a key for the views whose preferences this list contains.
  func reduced<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    let value = value(of: ObjectIdentifier(key)) { value, next in
      guard var sum = value as? Key.Value else { return }
      key.reduce(value: &sum) { next() as? Key.Value ?? key.defaultValue }
      value = sum
    }
    return value as? Key.Value ?? key.defaultValue
  }
}

/// Changes the preference value that a view passes to its ancestors.
private struct PreferenceChange {
  let key: ObjectIdentifier
  /// Computes the new value of the key.
  ///
  /// The arguments are the value of the views inside and, if `marksFrame` is true, the number that
  /// identifies the view in the archive.
  let make: (Any?, Int?) -> Any
  var marksFrame = false
}

extension PreferenceChange: ViewModifier {
  typealias Body = Never

  func _archived<Content: View>(_ content: Content, in scope: _ArchiveScope) -> [ArchivedView] {
    let list = scope.session.preferences.inner()
    var children = scope.session.collecting(in: list) { scope.children(of: content) }
    var mark: Int?
    if marksFrame, !children.isEmpty {
      let number = scope.session.reserve(.frame)
      // Several views have no common frame; the first stands for them.
      children[0] = children[0].marked(number)
      mark = number
    }
    list.change(key) { make($0, mark) }
    return children
  }
}

extension View {
  /// Sets a preference value, which replaces those of views inside.
  public nonisolated func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Key.Value
  ) -> some View {
    modifier(PreferenceChange(key: ObjectIdentifier(key)) { _, _ in value })
  }

  /// Changes the preference value of the views inside.
  public nonisolated func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceChange(key: ObjectIdentifier(key)) { inner, _ in
        var value = inner as? Key.Value ?? key.defaultValue
        callback(&value)
        return value
      }
    )
  }

  /// Sets a preference from an anchor of this view, which an outer geometry reader can resolve.
  public nonisolated func anchorPreference<A, Key: PreferenceKey>(
    key _: Key.Type = Key.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> Key.Value
  ) -> some View {
    modifier(
      PreferenceChange(
        key: ObjectIdentifier(Key.self),
        make: { _, mark in mark.map { transform(Anchor(mark: $0, value: value.value)) } as Any },
        marksFrame: true
      )
    )
  }

  /// Changes the preference value of the views inside, using an anchor of this view.
  public nonisolated func transformAnchorPreference<A, Key: PreferenceKey>(
    key _: Key.Type = Key.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout Key.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceChange(
        key: ObjectIdentifier(Key.self),
        make: { inner, mark in
          var result = inner as? Key.Value ?? Key.defaultValue
          if let mark { transform(&result, Anchor(mark: mark, value: value.value)) }
          return result
        },
        marksFrame: true
      )
    )
  }
}

/// A modifier that calls an action with the final preference value of a view.
private struct PreferenceReading<Key: PreferenceKey> {
  let action: (Key.Value) -> Void
}

extension PreferenceReading: ViewModifier {
  typealias Body = Never

  func _archived<Content: View>(_ content: Content, in scope: _ArchiveScope) -> [ArchivedView] {
    let list = scope.session.preferences.inner()
    scope.session.endings.append { action(list.reduced(Key.self)) }
    return scope.session.collecting(in: list) { scope.children(of: content) }
  }
}

extension View {
  /// Calls `action` once with the preference value of the views inside, when the picture is
  /// complete.
  ///
  /// Changes that the action makes are not visible, because a widget's picture is made only once
  /// (SU-58).
  public nonisolated func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceReading<Key>(action: action))
  }
}
