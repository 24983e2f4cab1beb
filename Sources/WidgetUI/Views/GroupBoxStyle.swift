/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle: SendableMetatype {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public nonisolated static var automatic: DefaultGroupBoxStyle { .init() }
}

extension EnvironmentValues {
  private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any GroupBoxStyle> { StyleStack(DefaultGroupBoxStyle()) }
  }

  var groupBoxStyles: StyleStack<any GroupBoxStyle> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the group boxes below.
  public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.groupBoxStyles.push(style) }
  }
}
