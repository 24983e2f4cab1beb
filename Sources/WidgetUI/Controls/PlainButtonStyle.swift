/// The label alone.
public struct PlainButtonStyle: ButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
