/// Collects the states that a preview of a live activity would step through.
@resultBuilder
public enum PreviewActivityBuilder<State> {
  public static func buildExpression(_ expression: State) -> [State] { [expression] }

  public static func buildBlock(_ components: [State]...) -> [State] { components.flatMap { $0 } }

  public static func buildArray(_ components: [[State]]) -> [State] { components.flatMap { $0 } }
}
