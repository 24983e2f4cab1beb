/// A control with two states, whose intent receives the new state (WK-54).
///
/// ```swift
/// struct LampIntent: SetValueIntent {
///   static let title: LocalizedStringResource = "Lamp"
///   @Parameter(title: "On") var value: Bool
///   func perform() async throws -> some IntentResult { .result() }
/// }
/// struct LampControl: ControlWidget {
///   var body: some ControlWidgetConfiguration {
///     StaticControlConfiguration(kind: "LampControl") {
///       ControlWidgetToggle("Lamp", isOn: true, action: LampIntent()) { isOn in
///         Text(isOn ? "On" : "Off")
///       }
///     }
///   }
/// }
/// ```
public struct ControlWidgetToggle<Label, ValueLabel, Action> {
  private let isOn: Bool
  private let action: any AppIntent
  private let label: Label
  private let valueLabel: (Bool) -> ValueLabel
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
    self.init(isOn: isOn, action: action, label: label(), valueLabel: valueLabel)
  }

  var picture: AnyView {
    AnyView(
      picture(isOn).modifier(
        IntentControl(
          intent: action,
          role: isOn ? .toggleOn : .toggleOff,
          flipped: AnyView(picture(!isOn))
        )
      )
    )
  }

  private func picture(_ isOn: Bool) -> some View {
    ControlPicture(label: label, value: valueLabel(isOn), isOn: isOn)
  }
}

extension ControlWidgetToggle
where
  Label: View, ValueLabel == ControlWidgetToggleDefaultLabel, Action: SetValueIntent,
  Action.ValueType == Bool
{
  /// Creates a toggle with the labels "On" and "Off".
  public nonisolated init(
    isOn: Bool,
    action: Action,
    @ViewBuilder label: @escaping () -> Label
  ) {
    self.init(
      isOn: isOn,
      action: action,
      label: label(),
      valueLabel: { ControlWidgetToggleDefaultLabel(isOn: $0) }
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
    self.init(isOn: isOn, action: action, label: Text(title), valueLabel: valueLabel)
  }

  @_disfavoredOverload
  public nonisolated init(
    _ title: LocalizedStringResource,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: Text(title), valueLabel: valueLabel)
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: Text(title), valueLabel: valueLabel)
  }
}

/// The default label of a control's toggle: "On" or "Off".
public struct ControlWidgetToggleDefaultLabel {
  fileprivate let isOn: Bool
}

extension ControlWidgetToggleDefaultLabel: View {
  public var body: some View { Text(verbatim: isOn ? "On" : "Off") }
}
