/// The label on the colour of controls.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.background)
      .padding(.horizontal, 8)
      .background(configuration.role.paint)
  }
}
