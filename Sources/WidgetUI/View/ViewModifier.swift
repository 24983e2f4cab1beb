import WidgetRender

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

/// What stands for the modified view in a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let archive: @MainActor (ArchiveScope) -> [ArchivedView]
}

extension _ViewModifier_Content: View, PrimitiveView {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] { archive(scope) }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    if let primitive = modifier as? any PrimitiveModifier {
      return primitive.archivedChildren(of: content, in: scope)
    }
    scope.hand(scope.environment, to: modifier)
    let content = content
    let proxy = _ViewModifier_Content<Modifier> { $0.children(of: content) }
    return scope.children(of: modifier.body(content: proxy))
  }
}

/// A modifier that is archived as it is and has no body.
@MainActor
protocol PrimitiveModifier {
  func archivedChildren<Content: View>(of content: Content, in scope: ArchiveScope)
    -> [ArchivedView]
}
