/// An application with windows, which a terminal never opens; files that an app and its widget share name it.
@MainActor @preconcurrency
public protocol App: SendableMetatype {
  associatedtype Body: Scene
  init()
  @SceneBuilder var body: Body { get }
}
