import WidgetRender

/// A bar in the middle of the labels that a gauge has.
struct LinearGauge {
  let style: ArchivedMeter.Style
  let configuration: GaugeStyleConfiguration
}

extension LinearGauge: View {
  var body: some View {
    VStack(alignment: .leading) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        MeterView(style: style, value: .fraction(configuration.value))
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
  }
}
