import WidgetTimeline
import WidgetUI

/// A view that shows its rendering mode, and has a part for each group of colours.
struct ModeView: View {
  @Environment(\.widgetRenderingMode) private var mode

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "\(mode)").foregroundStyle(.red)
      Text(verbatim: "accent").foregroundStyle(.green).widgetAccentable()
      Text(verbatim: "light").foregroundStyle(.yellow).luminanceToAlpha()
    }
    .containerBackground(.blue, for: .widget)
  }
}

struct ModeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "mode", provider: OddProvider(oddity: .none)) { _ in ModeView() }
      .configurationDisplayName("Mode")
      .supportedFamilies([.systemSmall, .accessoryRectangular])
  }
}
