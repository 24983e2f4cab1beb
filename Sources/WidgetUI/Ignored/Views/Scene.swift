/// A part of an application's windows, which a terminal never opens.
@MainActor @preconcurrency
public protocol Scene: SendableMetatype {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Never evaluated, because scenes are never opened.
  public var body: Never {
    preconditionFailure("\(Self.self) is never opened and has no body")
  }
}

extension Scene {
  /// Returns the scene unchanged: it is never opened.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { self }

  /// Returns the scene unchanged: it is never opened.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Returns the scene unchanged: it is never opened.
  @_disfavoredOverload
  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (Value) -> Void
  ) -> some Scene { self }

  /// Returns the scene unchanged: it is never opened.
  public func backgroundTask<Request, Response>(
    _ task: BackgroundTask<Request, Response>,
    action: @escaping @Sendable (Request) async -> Response
  ) -> some Scene { self }

  /// Returns the scene unchanged: it is never opened.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some Scene { self }
}

/// Collects the scenes of an application, none of which is opened.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    NoScene()
  }

  public static func buildOptional(_ content: (any Scene)?) -> some Scene { NoScene() }

  public static func buildLimitedAvailability(_ content: any Scene) -> some Scene { NoScene() }
}

/// A scene without content, which replaces the scenes of a builder.
private struct NoScene: Scene {
  typealias Body = Never
}

/// An application with windows, which a terminal never opens.
///
/// It exists so that source files compile that an app shares with its widget.
@MainActor @preconcurrency
public protocol App: SendableMetatype {
  associatedtype Body: Scene
  init()
  @SceneBuilder var body: Body { get }
}

/// Windows of one kind, which a terminal never opens.
public struct WindowGroup<Content> {}

extension WindowGroup: Scene where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init()
  }

  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.init()
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init()
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }
}

/// The window with an application's settings, which a terminal never opens.
public struct Settings<Content> {}

extension Settings: Scene where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init()
  }
}

/// Background work of an application; never started in a terminal.
public struct BackgroundTask<Request, Response>: Sendable {
  init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  public static var urlSession: BackgroundTask { BackgroundTask() }

  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }
}
