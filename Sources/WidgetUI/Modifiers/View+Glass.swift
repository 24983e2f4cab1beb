public import Foundation

/// The material of floating controls (OS 26); in a terminal a background, in the tint if there is
/// one.
public struct Glass: Equatable, Sendable {
  private enum Kind {
    case regular, clear, identity
  }

  private let kind: Kind
  private var tint: Color?

  public static var regular: Glass { Glass(kind: .regular) }
  public static var clear: Glass { Glass(kind: .clear) }
  public static var identity: Glass { Glass(kind: .identity) }

  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Returns the glass unchanged: it does not move under a finger.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  fileprivate var style: AnyShapeStyle? {
    switch kind {
    case .identity: nil
    case .regular: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Material.regular)
    case .clear: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Material.ultraThin)
    }
  }
}

/// The default shape of the glass effect: a capsule.
public struct DefaultGlassEffectShape: Shape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The transition of a glass effect; without effect in a terminal.
public struct GlassEffectTransition: Sendable {
  public static var identity: GlassEffectTransition { .init() }
  public static var matchedGeometry: GlassEffectTransition { .init() }
  public static var materialize: GlassEffectTransition { .init() }
}

extension View {
  /// Adds glass in a shape behind the view.
  @ViewBuilder
  public nonisolated func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    if let style = glass.style { background(style, in: shape) } else { self }
  }

  /// Returns the view unchanged: shapes of glass do not flow into each other.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Returns the view unchanged: shapes of glass do not flow into each other.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?,
    namespace: Namespace.ID
  ) -> some View { self }

  /// Returns the view unchanged: nothing appears or disappears while a picture is shown (SU-3).
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
}

/// A container for views whose shapes of glass would merge; in a terminal they stay separate.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: View {
  public var body: some View { content }
}
