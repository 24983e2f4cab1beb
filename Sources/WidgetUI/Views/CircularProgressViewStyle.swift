import WidgetRender

/// A ring that fills, with how far it is inside; a small one over the label where the end is not known.
public struct CircularProgressViewStyle: TimedProgressViewStyle {
  private let tint: Color?

  public nonisolated init() {
    tint = nil
  }

  /// A ring in a colour of its own; the modifier `tint(_:)` is its successor.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.value == .indeterminate {
      VStack {
        MeterView(style: .ring, value: .indeterminate).tinted(tint).frame(width: 16, height: 16)
        configuration.label.foregroundStyle(.secondary)
      }
    } else {
      ZStack {
        MeterView(style: .ring, value: configuration.value).tinted(tint)
        if let currentValueLabel = configuration.currentValueLabel {
          currentValueLabel.lineLimit(1)
        } else {
          configuration.label.lineLimit(1)
        }
      }
      .roundMeterFrame()
    }
  }
}
