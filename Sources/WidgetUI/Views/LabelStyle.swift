/// How labels are put together (SU-69).
@MainActor @preconcurrency
public protocol LabelStyle: SendableMetatype {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle where Self == DefaultLabelStyle {
  public nonisolated static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public nonisolated static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any LabelStyle> { StyleStack(DefaultLabelStyle()) }
  }

  var labelStyles: StyleStack<any LabelStyle> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// The way in which labels below are put together.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.labelStyles.push(style) }
  }
}
