/// A configuration that offers nothing.
public struct EmptyWidgetConfiguration {
  public nonisolated init() {}
}

extension EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = Never
}
