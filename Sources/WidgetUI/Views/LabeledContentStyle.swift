/// How a value stands beside what it is called.
@MainActor @preconcurrency
public protocol LabeledContentStyle: SendableMetatype {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public nonisolated static var automatic: AutomaticLabeledContentStyle { .init() }
}

extension EnvironmentValues {
  private enum LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any LabeledContentStyle> {
      StyleStack(AutomaticLabeledContentStyle())
    }
  }

  var labeledContentStyles: StyleStack<any LabeledContentStyle> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the labelled contents below.
  public nonisolated func labeledContentStyle<Style: LabeledContentStyle>(
    _ style: Style
  ) -> some View {
    transformingEnvironment { $0.labeledContentStyles.push(style) }
  }
}
