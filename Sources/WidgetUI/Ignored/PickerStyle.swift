/// How pickers look, of which a widget draws none.
public protocol PickerStyle: SendableMetatype {}

/// One of the looks that a widget never draws.
public struct DefaultPickerStyle: PickerStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct SegmentedPickerStyle: PickerStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct WheelPickerStyle: PickerStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct MenuPickerStyle: PickerStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct InlinePickerStyle: PickerStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct PalettePickerStyle: PickerStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct NavigationLinkPickerStyle: PickerStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct RadioGroupPickerStyle: PickerStyle {
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  public nonisolated static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public nonisolated static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public nonisolated static var wheel: WheelPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public nonisolated static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public nonisolated static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public nonisolated static var palette: PalettePickerStyle { .init() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public nonisolated static var navigationLink: NavigationLinkPickerStyle { .init() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public nonisolated static var radioGroup: RadioGroupPickerStyle { .init() }
}

extension View {
  /// The view itself: a widget draws no pickers (SU-3).
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { self }
}
