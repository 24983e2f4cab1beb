/// How progress views look (SU-67).
@MainActor @preconcurrency
public protocol ProgressViewStyle: SendableMetatype {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style whose picture moves on with the time.
protocol TimedProgressViewStyle: ProgressViewStyle {}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public nonisolated static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public nonisolated static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public nonisolated static var circular: CircularProgressViewStyle { .init() }
}

extension EnvironmentValues {
  private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ProgressViewStyle> {
      StyleStack(DefaultProgressViewStyle())
    }
  }

  var progressViewStyles: StyleStack<any ProgressViewStyle> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the progress views below.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> some View {
    transformingEnvironment { $0.progressViewStyles.push(style) }
  }
}
