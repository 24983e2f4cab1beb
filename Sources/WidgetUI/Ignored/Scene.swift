/// A part of an application's windows, which a terminal never opens.
@MainActor @preconcurrency
public protocol Scene: SendableMetatype {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Scenes are never opened.
  public var body: Never {
    preconditionFailure("\(Self.self) is never opened and has no body")
  }
}

extension Scene {
  /// The scene itself: it is never opened.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { self }

  /// The scene itself: it is never opened.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// The scene itself: it is never opened.
  @_disfavoredOverload
  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (Value) -> Void
  ) -> some Scene { self }

  /// The scene itself: it is never opened.
  public func backgroundTask<Request, Response>(
    _ task: BackgroundTask<Request, Response>,
    action: @escaping @Sendable (Request) async -> Response
  ) -> some Scene { self }

  /// The scene itself: it is never opened.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some Scene { self }
}
