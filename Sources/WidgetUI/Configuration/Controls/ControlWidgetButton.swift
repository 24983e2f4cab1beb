/// A control that performs an intent.
///
/// ```swift
/// struct RefillControl: ControlWidget {
///   var body: some ControlWidgetConfiguration {
///     StaticControlConfiguration(kind: "RefillControl") {
///       ControlWidgetButton("Refill", action: DrinkWater(glasses: 2)) { _ in
///         Text("2 glasses")
///       }
///     }
///   }
/// }
/// ```
public struct ControlWidgetButton<Label, ActionLabel, Action> {
  private let action: any AppIntent
  private let label: Label
  private let actionLabel: ActionLabel
}

extension ControlWidgetButton: ControlWidgetTemplate, DrawnControlTemplate
where Label: View, ActionLabel: View, Action: AppIntent {
  public typealias Body = Never

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - action: The intent, whose parameters are stored with the picture.
  ///   - label: The name of the control.
  ///   - actionLabel: The state next to the name, called with `false` because no action is running.
  public nonisolated init(
    action: Action,
    @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: label(), actionLabel: actionLabel(false))
  }

  var picture: AnyView {
    let picture = ControlPicture(label: label, value: actionLabel, isOn: nil)
    return AnyView(picture.modifier(IntentControl(intent: action, role: .button)))
  }
}

extension ControlWidgetButton where Label: View, ActionLabel == EmptyView, Action: AppIntent {
  public nonisolated init(action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.init(action: action, label: label(), actionLabel: EmptyView())
  }
}

extension ControlWidgetButton where Label == Text, ActionLabel: View, Action: AppIntent {
  public nonisolated init(
    _ title: LocalizedStringKey,
    action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: Text(title), actionLabel: actionLabel(false))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ title: LocalizedStringResource,
    action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: Text(title), actionLabel: actionLabel(false))
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: Text(title), actionLabel: actionLabel(false))
  }
}
