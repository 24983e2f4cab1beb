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
