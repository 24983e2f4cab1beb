/// A password to type, which nobody can in a widget: it is not drawn (SU-3).
public struct SecureField<Label> {}

extension SecureField: View, PrimitiveView, IgnoredView where Label: View {
  public typealias Body = Never

  public nonisolated init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init()
  }
}

extension SecureField where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init()
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init()
  }
}
