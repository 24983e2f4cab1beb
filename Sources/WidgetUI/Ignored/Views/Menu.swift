/// A menu of actions; not drawn, because a widget accepts no input (SU-3).
public struct Menu<Label, Content> {}

extension Menu: View, IgnoredView where Label: View, Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init()
  }

  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init()
  }
}

extension Menu where Label == Text, Content: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init()
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }
}

extension Menu where Label == WidgetUI.Label<Text, Image>, Content: View {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }
}

/// The appearance of menus; a widget draws none.
public protocol MenuStyle: SendableMetatype {}

/// A style without effect, because a widget never draws the control.
public struct DefaultMenuStyle: MenuStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws the control.
public struct ButtonMenuStyle: MenuStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws the control.
public struct BorderlessButtonMenuStyle: MenuStyle {
  public nonisolated init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  public nonisolated static var automatic: DefaultMenuStyle { .init() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public nonisolated static var button: ButtonMenuStyle { .init() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public nonisolated static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

extension View {
  /// Returns the view unchanged: a widget draws no menus (SU-3).
  public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { self }
}
