import WidgetRender

/// A reusable change of any view.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding(8).background(.fill, in: RoundedRectangle(cornerRadius: 8))
///   }
/// }
/// Text("In a card").modifier(Card())
/// ```
@MainActor @preconcurrency
public protocol ViewModifier: SendableMetatype {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
  /// Returns the archived form of `view` with the modifier, as `View._archived(in:)` does for a
  /// view alone.
  func _archived<Modified: View>(_ view: Modified, in scope: _ArchiveScope) -> [ArchivedView]
}

extension ViewModifier {
  @inlinable
  public func _archived<Modified: View>(
    _ view: Modified,
    in scope: _ArchiveScope
  ) -> [ArchivedView] {
    guard let content = scope.content(view, for: self) else { return scope.children(of: view) }
    return scope.children(of: body(content: content))
  }
}

extension ArchiveScope {
  /// Injects the environment into a modifier and returns the content for the modifier's body.
  ///
  /// - Returns: `nil` if only the names of previews are read, which does not evaluate authors'
  ///   bodies.
  @usableFromInline
  func content<Modifier: ViewModifier>(
    _ view: some View,
    for modifier: Modifier
  ) -> _ViewModifier_Content<Modifier>? {
    guard previews != .names else { return nil }
    inject(environment, into: modifier)
    return _ViewModifier_Content { $0.children(of: view) }
  }
}

extension ViewModifier where Body == Never {
  /// Never evaluated, because the library archives its own modifiers directly.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is archived as it is and has no body")
  }
}

extension View {
  /// Applies a modifier, whose body is evaluated when the view is archived.
  public nonisolated func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The placeholder of the modified view in a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  fileprivate let archive: @MainActor (ArchiveScope) -> [ArchivedView]
}

extension _ViewModifier_Content: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] { archive(scope) }
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

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    modifier._archived(content, in: scope)
  }
}

/// A modifier that is archived with its environment and may contain views of its own.
struct PlacedChange {
  private let make: @MainActor (ArchiveScope) -> ArchivedModifier?

  init(_ make: @escaping @MainActor (ArchiveScope) -> ArchivedModifier?) {
    self.make = make
  }
}

extension PlacedChange: ViewModifier {
  typealias Body = Never

  func _archived<Content: View>(_ content: Content, in scope: _ArchiveScope) -> [ArchivedView] {
    let children = scope.children(of: content)
    guard let modifier = make(scope) else { return children }
    return children.map { .modified($0, modifier) }
  }
}

/// A modifier that is archived unchanged and applies to each child of the content (SU-55).
struct ArchivedChange {
  private let modifiers: [ArchivedModifier]

  /// Creates the modifier from archived modifiers, the innermost first.
  init(_ modifiers: ArchivedModifier...) {
    self.modifiers = modifiers
  }
}

extension ArchivedChange: ViewModifier {
  typealias Body = Never

  func _archived<Content: View>(_ content: Content, in scope: _ArchiveScope) -> [ArchivedView] {
    scope.children(of: content).map { child in
      modifiers.reduce(child) { .modified($0, $1) }
    }
  }
}
