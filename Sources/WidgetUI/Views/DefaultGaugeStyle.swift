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
