/// A colour to choose, which nobody can in a widget: it is not drawn (SU-3).
public struct ColorPicker<Label> {}

extension ColorPicker: View, PrimitiveView, IgnoredView where Label: View {
  public typealias Body = Never

  public nonisolated init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init()
  }
}

extension ColorPicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init()
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init()
  }
}
