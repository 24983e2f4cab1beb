import WidgetRender

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
