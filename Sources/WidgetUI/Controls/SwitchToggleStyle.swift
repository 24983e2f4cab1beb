/// The label, and at the end of the line a circle that is full when the toggle is on.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public nonisolated init() {
    tint = nil
  }

  /// A switch in a colour of its own; the modifier `tint(_:)` is its successor.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(.tint)
        .tinted(tint)
    }
  }
}
