/// How gauges look (SU-66).
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
