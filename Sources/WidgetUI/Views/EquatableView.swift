import WidgetRender

/// A view that is compared before it is updated; without effect, as a widget's view is evaluated
/// once.
public struct EquatableView<Content> {
  public var content: Content
}

extension EquatableView: View where Content: View & Equatable {
  public typealias Body = Never

  public nonisolated init(content: Content) {
    self.content = content
  }

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] { scope.children(of: content) }
}

extension View where Self: Equatable {
  /// Returns the view, which is evaluated only once in any case (SU-4).
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
