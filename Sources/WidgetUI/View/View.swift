import WidgetRender

/// A piece of a widget's picture, evaluated once, when a timeline is archived (SU-4).
@MainActor @preconcurrency
public protocol View: SendableMetatype {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  /// Returns the archived form of the view: the library's views implement it, others have a body.
  ///
  /// It is a requirement because a cast to an internal protocol searches every conformance of the program for each
  /// type of view, which took a sixth of an extension's time for a change.
  func _archived(in scope: _ArchiveScope) -> [ArchivedView]
}

extension View {
  /// Inlined together with the body's if the type is known: looking it up took an eighth of an extension's time for a
  /// change.
  @inlinable
  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    scope.prepared(self) ?? scope.children(of: body)
  }
}

extension Never: View {}

extension Never {
  public typealias Body = Never

  /// Never evaluated, because there is no value; used by both `View` and `WidgetConfiguration`.
  public var body: Never { switch self {} }
}

extension View where Body == Never {
  /// Views that are archived as they are have no body to evaluate.
  public var body: Never {
    preconditionFailure("\(Self.self) is archived as it is and has no body")
  }
}

/// A view whose own type is of no interest.
public struct AnyView {
  private let content: any View

  public nonisolated init<Content: View>(_ view: Content) {
    content = view
  }

  public nonisolated init<Content: View>(erasing view: Content) {
    content = view
  }
}

extension AnyView: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] { scope.children(of: content) }
}

/// No view at all: no room, no spacing (SU-55).
public struct EmptyView {
  public nonisolated init() {}
}

extension EmptyView: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] { [] }
}

/// Views that share modifiers and are laid out individually (SU-55).
public struct Group<Content> {
  private let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] { scope.children(of: content) }
}
