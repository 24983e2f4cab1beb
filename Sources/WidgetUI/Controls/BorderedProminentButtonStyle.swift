/// The label on the colour of controls.
public struct BorderedProminentButtonStyle: ButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.background).padding(.horizontal, 8).background(.tint)
  }
}
