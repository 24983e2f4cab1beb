import WidgetRender

/// The coordinate system of a frame.
public enum CoordinateSpace: Hashable {
  /// The widget's content as a whole.
  case global
  /// The view that asks.
  case local
  /// The view around the one that asks that bears the name.
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
  /// The space of the view that bears the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// The widget's content as a whole.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view that asks.
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
  /// Gives the view's space a name by which readers inside it can ask for frames.
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(SpaceNaming(name: AnyHashable(name)))
  }

  /// Gives the view's space a name by which readers inside it can ask for frames.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(SpaceNaming(name: name.name))
  }
}

extension EnvironmentValues {
  private enum SpacesKey: EnvironmentKey {
    static var defaultValue: [AnyHashable: Int] { [:] }
  }

  /// The marks of the named spaces around a view.
  var coordinateSpaces: [AnyHashable: Int] {
    get { self[SpacesKey.self] }
    set { self[SpacesKey.self] = newValue }
  }
}
