/// A control with two states whose intent receives the new one (WK-54).
public struct ControlWidgetToggle<Label, ValueLabel, Action> {
  private let isOn: Bool
  private let action: any AppIntent
  private let label: Label
  private let valueLabel: ValueLabel
}

extension ControlWidgetToggle: ControlWidgetTemplate, DrawnControlTemplate
where Label: View, ValueLabel: View, Action: SetValueIntent, Action.ValueType == Bool {
  public typealias Body = Never

  public nonisolated init(
    isOn: Bool,
    action: Action,
    @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: label(), valueLabel: valueLabel(isOn))
  }

  var picture: AnyView {
    let picture = ControlPicture(label: label, value: valueLabel, isOn: isOn)
    return AnyView(
      picture.modifier(IntentControl(intent: action, role: isOn ? .toggleOn : .toggleOff))
    )
  }
}

extension ControlWidgetToggle
where
  Label: View, ValueLabel == ControlWidgetToggleDefaultLabel, Action: SetValueIntent,
  Action.ValueType == Bool
{
  /// A toggle that says "On" or "Off".
  public nonisolated init(
    isOn: Bool,
    action: Action,
    @ViewBuilder label: @escaping () -> Label
  ) {
    self.init(
      isOn: isOn,
      action: action,
      label: label(),
      valueLabel: ControlWidgetToggleDefaultLabel(isOn: isOn)
    )
  }
}

extension ControlWidgetToggle
where Label == Text, ValueLabel: View, Action: SetValueIntent, Action.ValueType == Bool {
  public nonisolated init(
    _ title: LocalizedStringKey,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: Text(title), valueLabel: valueLabel(isOn))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ title: LocalizedStringResource,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: Text(title), valueLabel: valueLabel(isOn))
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: Text(title), valueLabel: valueLabel(isOn))
  }
}

/// What a toggle says that names no words of its own.
public struct ControlWidgetToggleDefaultLabel {
  fileprivate let isOn: Bool
}

extension ControlWidgetToggleDefaultLabel: View {
  public var body: some View { Text(verbatim: isOn ? "On" : "Off") }
}
