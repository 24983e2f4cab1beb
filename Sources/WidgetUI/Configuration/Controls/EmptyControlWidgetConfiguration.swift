/// A configuration of a control that offers nothing.
public struct EmptyControlWidgetConfiguration {
  public nonisolated init() {}
}

extension EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  public typealias Body = Never
}
