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
