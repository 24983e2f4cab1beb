import WidgetRender

/// A modifier that changes the environment for the views inside.
struct EnvironmentWriting {
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentWriting: ViewModifier {
  typealias Body = Never

  func _archived<Content: View>(_ content: Content, in scope: _ArchiveScope) -> [ArchivedView] {
    let inner = scope.changing(change)
    var children = inner.children(of: content)
    if inner.environment.forcedScheme != scope.environment.forcedScheme {
      children = children.map(inner.environment.fixingColors)
    }
    let direction = inner.environment.layoutDirection
    // The one value that the layout knows: the archive carries it where it changes.
    guard direction != scope.environment.layoutDirection else { return children }
    return children.map { .modified($0, .layoutDirection(direction.archived)) }
  }
}

extension View {
  nonisolated func transformingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, EnvironmentWriting> {
    modifier(EnvironmentWriting(change: change))
  }

  /// Sets a value of the environment for the view and its subviews (SU-56).
  ///
  /// ```swift
  /// Text(Date.now, style: .time)
  ///   .environment(\.timeZone, TimeZone(identifier: "Europe/Istanbul") ?? .current)
  /// ```
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    transformingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment for the view and its subviews (SU-56).
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    transformingEnvironment { transform(&$0[keyPath: keyPath]) }
  }
}

/// A view whose content depends on its environment.
struct EnvironmentReading<Content> {
  let content: @MainActor (EnvironmentValues) -> Content
}

extension EnvironmentReading: View where Content: View {
  typealias Body = Never

  func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    scope.children(of: content(scope.environment))
  }
}

/// A property, such as `@Environment`, that receives the view's environment before the body is
/// evaluated.
protocol EnvironmentReceiver {
  func receive(_ values: EnvironmentValues)
}

/// A stored property that the library sets before it evaluates the view's body.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
