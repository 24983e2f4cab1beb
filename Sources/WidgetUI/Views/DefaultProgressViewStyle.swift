import WidgetRender

/// A bar where the end is known, else a small ring.
public struct DefaultProgressViewStyle: TimedProgressViewStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.value == .indeterminate {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}
