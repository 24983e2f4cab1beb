/// Toggles of a binding: they are drawn and do nothing in a widget (AI-71).
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
