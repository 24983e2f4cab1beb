/// How menus look, of which a widget draws none.
public protocol MenuStyle: SendableMetatype {}

/// One of the looks that a widget never draws.
public struct DefaultMenuStyle: MenuStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct ButtonMenuStyle: MenuStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
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
  /// The view itself: a widget draws no menus (SU-3).
  public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { self }
}
