import WidgetRender

/// The coordinate space in which a frame or location is expressed.
public enum CoordinateSpace: Hashable {
  /// The coordinate space of the widget's content.
  case global
  /// The coordinate space of the view that asks for a frame or location.
  case local
  /// The coordinate space of an outer view, by the name that the view gave it.
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
  /// Returns the coordinate space of the outer view with this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// The coordinate space of the widget's content.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view that asks for a frame or location.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of an outer view, by the name that the view gave it.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// Gives a view's coordinate space a name, which geometry readers inside the view can use.
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
  /// Names the view's coordinate space, so that geometry readers inside can refer to it.
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(SpaceNaming(name: AnyHashable(name)))
  }

  /// Names the view's coordinate space, so that geometry readers inside can refer to it.
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
