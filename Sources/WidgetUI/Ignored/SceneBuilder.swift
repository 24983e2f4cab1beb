/// Takes the scenes of an application, of which none is opened.
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

/// What stands for scenes whose types are of no interest.
struct NoScene: Scene {
  typealias Body = Never
}
