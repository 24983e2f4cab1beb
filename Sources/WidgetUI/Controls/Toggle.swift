/// A control with two states, which its intent switches, and a label.
///
/// The picture shows the value of `isOn` at the reload. Its appearance in the other state is
/// archived too, and is shown from a press until the next timeline.
///
/// ```swift
/// struct AlarmIntent: SetValueIntent {
///   static let title: LocalizedStringResource = "Alarm"
///   @Parameter(title: "On") var value: Bool
///   func perform() async throws -> some IntentResult { .result() }
/// }
/// Toggle("Alarm", isOn: true, intent: AlarmIntent())
/// ```
public struct Toggle<Label> {
  private let isOn: Bool
  private let intent: (any AppIntent)?
  private let label: Label
}

extension Toggle: View where Label: View {
  /// Creates a toggle that performs an intent.
  ///
  /// - Parameters:
  ///   - isOn: The state at the time of the reload.
  ///   - intent: The intent; a `SetValueIntent` receives the new state.
  ///   - label: The view next to the state.
  public nonisolated init(
    isOn: Bool,
    intent: some AppIntent,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: isOn, intent: intent, label: label())
  }

  /// Creates a toggle with a binding, which has no effect in a widget (AI-71).
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn.wrappedValue, intent: nil, label: label())
  }

  public var body: some View {
    look(isOn).modifier(
      IntentControl(
        intent: intent,
        role: isOn ? .toggleOn : .toggleOff,
        flipped: intent == nil ? nil : AnyView(look(!isOn))
      )
    )
  }

  @MainActor private func look(_ isOn: Bool) -> some View {
    let label = label
    return StyledBody(\.toggleStyles) { style, part in
      AnyView(
        style.makeBody(
          configuration: ToggleStyleConfiguration(label: part(label), isOn: .constant(isOn))
        )
      )
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration that a style receives; the next outer style draws this
  /// toggle.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.isOn, intent: nil, label: configuration.label)
  }
}

/// Toggles with a binding instead of an intent: they are drawn and have no effect in a widget
/// (AI-71).
extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn.wrappedValue, intent: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn.wrappedValue, intent: nil, label: Text(titleResource))
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn.wrappedValue, intent: nil, label: Text(title))
  }
}

extension Toggle where Label == WidgetUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(
      isOn: isOn.wrappedValue,
      intent: nil,
      label: .init(titleKey, systemImage: systemImage)
    )
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn.wrappedValue, intent: nil, label: .init(title, systemImage: systemImage))
  }
}

extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(isOn: isOn, intent: intent, label: Text(titleResource))
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(isOn: isOn, intent: intent, label: Text(title))
  }
}

extension Toggle where Label == WidgetUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(isOn: isOn, intent: intent, label: .init(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(isOn: isOn, intent: intent, label: .init(title, systemImage: systemImage))
  }
}
