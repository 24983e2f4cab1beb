import WidgetRender

/// The appearance of gauges (SU-66).
///
/// ```swift
/// struct PercentStyle: GaugeStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Text("\(Int(configuration.value * 100)) %")
///   }
/// }
/// ```
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
  /// Sets the style of the gauges inside the view.
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.gaugeStyles.push(style) }
  }
}

/// The parts of a gauge that a style arranges.
public struct GaugeStyleConfiguration {
  public typealias Label = AnyView
  public typealias CurrentValueLabel = AnyView
  public typealias MinimumValueLabel = AnyView
  public typealias MaximumValueLabel = AnyView
  public typealias MarkedValueLabel = AnyView

  /// The position of the value in the range, from 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// The default style: a ring in circular widgets, a bar in all others.
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

/// A style with a bar that fills between the labels of its bounds, the label above it and the value
/// below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(style: .bar, configuration: configuration)
  }
}

/// The style of ``LinearCapacityGaugeStyle`` for the smallest widgets.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(style: .bar, configuration: configuration)
  }
}

/// A style with a marker on a bar.
///
/// The labels of the bounds are on the same line; without them the value's label, or else the
/// gauge's own.
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

/// The style of watches: a bar with a marker.
public struct LinearGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar between the labels that the gauge has.
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

/// A style with a marker on a ring that is open at the bottom.
///
/// The value is inside the ring; the labels of the bounds, or the gauge's label, are below it.
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

/// A style with a closed ring that fills, with the value or the label inside.
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

/// The style of watches: a ring that is open at the bottom.
public struct CircularGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
  }
}
