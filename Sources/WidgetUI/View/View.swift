import WidgetRender

/// A part of a widget's picture, evaluated once, when a timeline is archived (SU-4).
///
/// ```swift
/// struct Forecast: View {
///   let degrees: Int
///
///   var body: some View {
///     VStack {
///       Image(systemName: "sun.max")
///       Text("\(degrees)°").font(.title)
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol View: SendableMetatype {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  /// Returns the archived form of the view; views of the library implement this method, others have
  /// a body.
  ///
  /// The method is a requirement because a cast to an internal protocol would search every
  /// conformance of the program for each type of view. That would be a sixth of the time in which
  /// an extension handles a change.
  func _archived(in scope: _ArchiveScope) -> [ArchivedView]
}

extension View {
  /// Archives the body.
  ///
  /// The method is inlined if the type is known. A dynamic lookup would be an eighth of the time in
  /// which an extension handles a change.
  @inlinable
  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    scope.prepared(self) ?? scope.children(of: body)
  }
}

extension Never: View {}

extension Never {
  public typealias Body = Never

  /// Never evaluated, because the type has no values; it serves both `View` and
  /// `WidgetConfiguration`.
  public var body: Never { switch self {} }
}

extension View where Body == Never {
  /// Never evaluated, because the library archives its own views directly.
  public var body: Never {
    preconditionFailure("\(Self.self) is archived as it is and has no body")
  }
}

/// A type-erased view.
///
/// ```swift
/// let views = [AnyView(Text("One")), AnyView(Image(systemName: "2.circle"))]
/// ```
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

/// A view without content, space or spacing (SU-55).
public struct EmptyView {
  public nonisolated init() {}
}

extension EmptyView: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] { [] }
}

/// Several views that share modifiers and are laid out individually (SU-55).
///
/// ```swift
/// Group {
///   Text("One")
///   Text("Two")
/// }
/// .foregroundStyle(.secondary)
/// ```
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
