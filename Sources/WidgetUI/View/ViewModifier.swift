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
  fileprivate let archive: @MainActor (ArchiveScope) -> [ArchivedView]
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
    if let primitive = TypeFacts.known.primitiveModifier(Modifier.self) {
      return primitive.archivedChildren(of: content, modifiedBy: modifier, in: scope)
    }
    // A list of previews needs no body of an author's.
    if scope.previews == .names { return scope.children(of: content) }
    scope.inject(scope.environment, into: modifier)
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

extension PrimitiveModifier {
  /// The children of content under a modifier that is known to be of this type, which needs no cast.
  fileprivate static func archivedChildren<Content: View, Modifier>(
    of content: Content,
    modifiedBy modifier: Modifier,
    in scope: ArchiveScope
  ) -> [ArchivedView] {
    precondition(Modifier.self == Self.self, "a modifier is archived as what it is")
    return unsafeBitCast(modifier, to: Self.self).archivedChildren(of: content, in: scope)
  }
}

/// A modifier that depends on the place where it stands: on its environment, or on views of its own.
struct PlacedChange {
  private let make: @MainActor (ArchiveScope) -> ArchivedModifier?

  init(_ make: @escaping @MainActor (ArchiveScope) -> ArchivedModifier?) {
    self.make = make
  }
}

extension PlacedChange: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func archivedChildren<Content: View>(
    of content: Content,
    in scope: ArchiveScope
  ) -> [ArchivedView] {
    let children = scope.children(of: content)
    guard let modifier = make(scope) else { return children }
    return children.map { .modified($0, modifier) }
  }
}

/// A modifier that the archive knows; it holds for each child that the content stands for (SU-55).
struct ArchivedChange {
  private let modifiers: [ArchivedModifier]

  /// The innermost first.
  init(_ modifiers: ArchivedModifier...) {
    self.modifiers = modifiers
  }
}

extension ArchivedChange: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func archivedChildren<Content: View>(
    of content: Content,
    in scope: ArchiveScope
  ) -> [ArchivedView] {
    scope.children(of: content).map { child in
      modifiers.reduce(child) { .modified($0, $1) }
    }
  }
}
