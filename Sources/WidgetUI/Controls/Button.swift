/// A control that performs an intent; what a terminal shows is its label.
///
/// A button that runs a closure is drawn and does nothing: widgets act through intents alone (AI-71).
public struct Button<Label> {
  let role: ButtonRole?
  let intent: (any AppIntent)?
  let label: Label
}

extension Button: View where Label: View {
  public nonisolated init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: nil, intent: intent, label: label())
  }

  public nonisolated init(
    role: ButtonRole?,
    intent: some AppIntent,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, intent: intent, label: label())
  }

  /// A button that does nothing in a widget (AI-71).
  public nonisolated init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, intent: nil, label: label())
  }

  public var body: some View {
    let label = AnyView(label)
    let role = role
    EnvironmentReading { environment in
      environment.buttonStyle.makeAnyBody(
        configuration: ButtonStyleConfiguration(role: role, label: label)
      )
    }
    .modifier(IntentControl(intent: intent, role: .button))
  }
}

extension Button where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(role: nil, intent: intent, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ title: Content, intent: some AppIntent) {
    self.init(role: nil, intent: intent, label: Text(title))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent, label: Text(titleKey))
  }
}

extension Button where Label == WidgetUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(
      role: role,
      intent: intent,
      label: WidgetUI.Label(titleKey, systemImage: systemImage)
    )
  }
}
