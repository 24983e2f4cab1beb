/// A bar that fills, between its bounds' labels; what it measures is above it and its value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(style: .bar, configuration: configuration)
  }
}

/// The bar of ``LinearCapacityGaugeStyle`` for the smallest widgets.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(style: .bar, configuration: configuration)
  }
}

/// A bar with a mark at the value, in one line with its bounds' labels, or its own where it has none.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
        configuration.minimumValueLabel
      } else if let currentValueLabel = configuration.currentValueLabel {
        currentValueLabel
      } else {
        configuration.label
      }
      MeterView(style: .markedBar, value: .fraction(configuration.value))
      configuration.maximumValueLabel
    }
  }
}

/// The bar with a mark at the value that watches show.
public struct LinearGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGaugeStyle().makeBody(configuration: configuration)
  }
}
