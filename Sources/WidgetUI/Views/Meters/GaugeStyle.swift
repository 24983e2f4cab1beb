import WidgetRender

/// The appearance of gauges (SU-66).
@MainActor @preconcurrency
public protocol GaugeStyle: SendableMetatype {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public nonisolated static var automatic: DefaultGaugeStyle { .init() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    .init()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    .init()
  }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  public nonisolated static var circular: CircularGaugeStyle { .init() }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  public nonisolated static var linear: LinearGaugeStyle { .init() }
}

extension EnvironmentValues {
  private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any GaugeStyle> { StyleStack(DefaultGaugeStyle()) }
  }

  var gaugeStyles: StyleStack<any GaugeStyle> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the gauges below.
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.gaugeStyles.push(style) }
  }
}

/// The parts of a gauge that a style puts together.
public struct GaugeStyleConfiguration {
  public typealias Label = AnyView
  public typealias CurrentValueLabel = AnyView
  public typealias MinimumValueLabel = AnyView
  public typealias MaximumValueLabel = AnyView
  public typealias MarkedValueLabel = AnyView

  /// The part of the range below the value, from 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// A ring in round widgets, a bar in all others.
public struct DefaultGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReading { environment in
      switch environment.widgetFamily {
      case .accessoryCircular, .accessoryCorner:
        AnyView(AccessoryCircularGaugeStyle().makeBody(configuration: configuration))
      case .accessoryInline:
        AnyView(AccessoryLinearGaugeStyle().makeBody(configuration: configuration))
      default:
        AnyView(LinearCapacityGaugeStyle().makeBody(configuration: configuration))
      }
    }
  }
}

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

/// A bar with a mark at the value, on one line with the labels of its bounds, or with its own label if it has none.
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

/// A bar in the middle of the labels that a gauge has.
private struct LinearGauge {
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

/// A ring open at the bottom with a mark at the value and the value inside; the bounds or the label below.
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

/// A closed ring that fills, with the value inside, or the label if there is no value label.
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
