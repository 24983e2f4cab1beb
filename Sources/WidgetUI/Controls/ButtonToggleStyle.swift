/// The label alone, in the colour of controls when the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.isOn {
      configuration.label.foregroundStyle(.tint)
    } else {
      configuration.label
    }
  }
}
