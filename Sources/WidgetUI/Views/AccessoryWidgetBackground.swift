/// The faint background of the smallest widgets; other widgets have none (WK-47).
public struct AccessoryWidgetBackground {
  public nonisolated init() {}
}

extension AccessoryWidgetBackground: View {
  public var body: some View {
    EnvironmentReading { environment in
      switch environment.widgetFamily {
      case .accessoryCircular, .accessoryCorner: AnyView(Circle().fill(.quinary))
      case .accessoryRectangular: AnyView(Rectangle().fill(.quinary))
      default: AnyView(EmptyView())
      }
    }
  }
}
