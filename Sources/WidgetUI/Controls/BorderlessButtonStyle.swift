/// The label in the colour of controls.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(configuration.role.paint)
  }
}

extension Optional where Wrapped == ButtonRole {
  /// The colour in which a button says what it does: red where something is lost.
  var paint: AnyShapeStyle {
    self == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}
