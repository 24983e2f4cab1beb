/// How buttons look; pressing what it draws performs the button's intent.
@MainActor @preconcurrency
public protocol ButtonStyle: SendableMetatype {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// The look of the buttons below.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.buttonStyles.push(.look(style)) }
  }
}
