/// The label in the colour of controls, on a faint ground.
public struct BorderedButtonStyle: ButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint).padding(.horizontal, 8).background(.quaternary)
  }
}
