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
    let configuration = ToggleStyleConfiguration(label: AnyView(label), isOn: isOn)
    EnvironmentReading { $0.toggleStyle.makeAnyBody(configuration: configuration) }
      .modifier(IntentControl(intent: intent, role: isOn ? .toggleOn : .toggleOff))
  }
}

extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(
    _ title: Content,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(isOn: isOn, intent: intent, label: Text(title))
  }
}
