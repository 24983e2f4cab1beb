/// A control that performs an intent; what a terminal shows is its label.
///
/// A button that runs a closure is drawn and does nothing: widgets act through intents alone (AI-71).
public struct Button<Label> {
  private let role: ButtonRole?
  private let intent: (any AppIntent)?
  private let label: Label
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
  /// Creates the button of a style's configuration, drawn in the next outer style.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, intent: nil, label: configuration.label)
  }
}

/// Buttons that run a closure: they are drawn and do nothing in a widget (AI-71).
extension Button where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, intent: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, intent: nil, label: Text(titleResource))
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, intent: nil, label: Text(title))
  }
}

extension Button where Label == WidgetUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, intent: nil, label: .init(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, intent: nil, label: .init(title, systemImage: systemImage))
  }
}

extension Button where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(role: nil, intent: intent, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, intent: some AppIntent) {
    self.init(role: nil, intent: intent, label: Text(titleResource))
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, intent: some AppIntent) {
    self.init(role: nil, intent: intent, label: Text(title))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent, label: Text(titleResource))
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent, label: Text(title))
  }
}

extension Button where Label == WidgetUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent, label: .init(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent, label: .init(titleResource, systemImage: systemImage))
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent, label: .init(title, systemImage: systemImage))
  }
}

/// The role of a button.
public struct ButtonRole: Equatable, Sendable {
  private let value: UInt8

  /// Something is lost.
  public static let destructive = ButtonRole(value: 0)
  /// Something is left as it was.
  public static let cancel = ButtonRole(value: 1)
  /// Something is agreed to.
  public static let confirm = ButtonRole(value: 2)
  /// Something is put away.
  public static let close = ButtonRole(value: 3)
}
