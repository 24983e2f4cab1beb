/// Whether an app presents the view; a widget's stands for itself.
public struct PresentationMode: Sendable {
  public let isPresented = false
  public mutating func dismiss() {}
}

extension EnvironmentValues {
  /// Whether the view is presented, for older sources.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
