import WidgetRender

/// A bar, with what is done above it and how far it is below.
public struct LinearProgressViewStyle: TimedProgressViewStyle {
  private let tint: Color?

  public nonisolated init() {
    tint = nil
  }

  /// A bar in a colour of its own; the modifier `tint(_:)` is its successor.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      MeterView(style: .bar, value: configuration.value).tinted(tint)
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
  }
}

extension View {
  /// The view in `color`, or in that of its place where there is none.
  @ViewBuilder
  func tinted(_ color: Color?) -> some View {
    if let color { tint(color) } else { self }
  }
}
