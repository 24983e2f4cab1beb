import WidgetRender

/// The coordinate system of a frame.
public enum CoordinateSpace: Hashable {
  /// The widget's content.
  case global
  /// The frame of the reading view.
  case local
  /// The frame of an outer view with a name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A reference to a coordinate space, such as `.global` or `.named("card")`.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the space of the view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// The coordinate space of the widget's content.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the reading view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a named view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// Names the space of a view for the readers inside it.
private struct SpaceNaming {
  let name: AnyHashable
}

extension SpaceNaming: ViewModifier {
  typealias Body = Never

  func _archived<Content: View>(_ content: Content, in scope: _ArchiveScope) -> [ArchivedView] {
    let mark = scope.session.reserve(.frame)
    let inner = scope.changing { $0.coordinateSpaces[name] = mark }
    let children = inner.children(of: content)
    // Several views have no common frame; the first stands for them.
    return children.enumerated().map { $0.offset == 0 ? $0.element.marked(mark) : $0.element }
  }
}

extension View {
  /// Names the view's coordinate space, so that readers inside it can refer to it.
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(SpaceNaming(name: AnyHashable(name)))
  }

  /// Names the view's coordinate space, so that readers inside it can refer to it.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(SpaceNaming(name: name.name))
  }
}

extension EnvironmentValues {
  private enum SpacesKey: EnvironmentKey {
    static var defaultValue: [AnyHashable: Int] { [:] }
  }

  /// The named coordinate spaces around a view, each with the number that marks its view in the
  /// archive.
  var coordinateSpaces: [AnyHashable: Int] {
    get { self[SpacesKey.self] }
    set { self[SpacesKey.self] = newValue }
  }
}
