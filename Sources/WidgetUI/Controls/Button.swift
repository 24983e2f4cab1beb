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

  /// A button that does nothing in a widget (AI-71).
  public nonisolated init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, intent: nil, label: label())
  }

  /// A button that does nothing in a widget; the form with a closure last is its successor.
  @_disfavoredOverload
  public nonisolated init(action: @escaping @MainActor () -> Void, label: Label) {
    self.init(role: nil, intent: nil, label: label)
  }

  public var body: some View {
    let (role, label) = (role, label)
    StyledBody(\.buttonStyles) { style, part in
      style.body(role: role, label: part(label))
    }
    .modifier(IntentControl(intent: intent, role: .button))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was given, in the next outer style.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, intent: nil, label: configuration.label)
  }
}
