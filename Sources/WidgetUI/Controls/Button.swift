/// A control that performs an intent; a terminal shows its label.
///
/// The parameters of the intent are stored with the picture. A button with a closure is drawn and
/// has no effect, because widgets act only through intents (AI-71).
///
/// ```swift
/// struct WaterButton: View {
///   var body: some View {
///     Button("One Glass", intent: DrinkWater(glasses: 1))
///   }
/// }
/// ```
public struct Button<Label> {
  private let role: ButtonRole?
  private let intent: (any AppIntent)?
  private let label: Label
}

extension Button: View where Label: View {
  /// Creates a button that performs an intent.
  ///
  /// - Parameters:
  ///   - intent: The intent, whose parameters are stored with the picture.
  ///   - label: The view of the button.
  public nonisolated init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: nil, intent: intent, label: label())
  }

  /// Creates a button with a role that performs an intent.
  ///
  /// - Parameters:
  ///   - role: The meaning of the button, which its style may show; `nil` for none.
  ///   - intent: The intent, whose parameters are stored with the picture.
  ///   - label: The view of the button.
  public nonisolated init(
    role: ButtonRole?,
    intent: some AppIntent,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, intent: intent, label: label())
  }

  /// Creates a button with a closure, which has no effect in a widget (AI-71).
  public nonisolated init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, intent: nil, label: label())
  }

  /// Creates a button with a closure, which has no effect in a widget (AI-71).
  public nonisolated init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, intent: nil, label: label())
  }

  /// Creates a button with a closure, which has no effect in a widget; prefer the initializer with
  /// the closure last.
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
  /// Creates a button from the configuration that a style receives; the next outer style draws this
  /// button.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, intent: nil, label: configuration.label)
  }
}

/// Buttons with a closure instead of an intent: they are drawn and have no effect in a widget
/// (AI-71).
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

/// The meaning of a button, which its style may show.
public struct ButtonRole: Equatable, Sendable {
  private let value: UInt8

  /// The button destroys something.
  public static let destructive = ButtonRole(value: 0)
  /// The button leaves everything unchanged.
  public static let cancel = ButtonRole(value: 1)
  /// The button confirms something.
  public static let confirm = ButtonRole(value: 2)
  /// The button closes something.
  public static let close = ButtonRole(value: 3)
}
