/// A change that can be made to any view.
@MainActor @preconcurrency
public protocol ViewModifier: SendableMetatype {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  /// Modifiers that are archived as they are have no body.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is archived as it is and has no body")
  }
}

extension View {
  /// The view as `modifier` changes it.
  public nonisolated func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
