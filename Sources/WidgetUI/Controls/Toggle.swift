/// A control with two states whose intent changes them; its label stands beside the state.
///
/// The picture shows `isOn` as it was when the timeline was made, until the next one replaces it.
public struct Toggle<Label> {
  let isOn: Bool
  let intent: (any AppIntent)?
  let label: Label
}

extension Toggle: View where Label: View {
  public nonisolated init(
    isOn: Bool,
    intent: some AppIntent,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: isOn, intent: intent, label: label())
  }

  /// A toggle that does nothing in a widget (AI-71).
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn.wrappedValue, intent: nil, label: label())
  }

  public var body: some View {
    let (isOn, label) = (isOn, label)
    StyledBody(\.toggleStyles) { style, part in
      AnyView(
        style.makeBody(
          configuration: ToggleStyleConfiguration(label: part(label), isOn: .constant(isOn))
        )
      )
    }
    .modifier(IntentControl(intent: intent, role: isOn ? .toggleOn : .toggleOff))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was given, in the next outer style.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.isOn, intent: nil, label: configuration.label)
  }
}
