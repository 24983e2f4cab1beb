/// A ring open at the bottom with a mark at the value, which stands in it; below, the bounds or the name.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      MeterView(style: .arc, value: .fraction(configuration.value))
      if let currentValueLabel = configuration.currentValueLabel {
        currentValueLabel.lineLimit(1)
      } else {
        configuration.label.lineLimit(1)
      }
    }
    .overlay(alignment: .bottom) {
      HStack {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        } else if configuration.currentValueLabel != nil {
          configuration.label
        }
      }
      .lineLimit(1)
    }
    .roundMeterFrame()
  }
}

/// A closed ring that fills, with the value in it, or the name where no value is written.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      MeterView(style: .ring, value: .fraction(configuration.value))
      if let currentValueLabel = configuration.currentValueLabel {
        currentValueLabel.lineLimit(1)
      } else {
        configuration.label.lineLimit(1)
      }
    }
    .roundMeterFrame()
  }
}

/// The open ring that watches show.
public struct CircularGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
  }
}
