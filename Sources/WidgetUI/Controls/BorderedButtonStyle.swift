/// The label in the colour of controls, on a faint ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role.paint)
      .padding(.horizontal, 8)
      .background(.quaternary)
  }
}
