public import Foundation

/// A control to choose one value; not drawn, because a widget accepts no input (SU-3).
public struct Picker<Label, SelectionValue, Content> where SelectionValue: Hashable {}

extension Picker: View, IgnoredView where Label: View, Content: View {
  public typealias Body = Never

  public nonisolated init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init()
  }

  public nonisolated init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }
}

extension Picker where Label == Text, Content: View {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }
}

extension Picker where Label == WidgetUI.Label<Text, Image>, Content: View {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }
}

/// The appearance of pickers; a widget draws none.
public protocol PickerStyle: SendableMetatype {}

/// A style without effect, because a widget never draws the control.
public struct DefaultPickerStyle: PickerStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws the control.
public struct SegmentedPickerStyle: PickerStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws the control.
public struct WheelPickerStyle: PickerStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws the control.
public struct MenuPickerStyle: PickerStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws the control.
public struct InlinePickerStyle: PickerStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws the control.
public struct PalettePickerStyle: PickerStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws the control.
public struct NavigationLinkPickerStyle: PickerStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws the control.
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
  /// Returns the view unchanged: a widget draws no pickers (SU-3).
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { self }

  /// Returns the view unchanged: a widget has one screen.
  public nonisolated func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    self
  }

  /// Returns the view unchanged: the controls whose labels it hides are not drawn.
  public nonisolated func labelsHidden() -> some View { self }

  /// Returns the view unchanged: in a widget, the rows of a list show only their content (SU-3).
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Returns the view unchanged: in a widget, the rows of a list show only their content (SU-3).
  public nonisolated func listRowBackground<Background: View>(_ view: Background?) -> some View {
    self
  }

  /// Returns the view unchanged: in a widget, the rows of a list show only their content (SU-3).
  public nonisolated func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Returns the view unchanged: in a widget, the rows of a list show only their content (SU-3).
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Returns the view unchanged: in a widget, the rows of a list show only their content (SU-3).
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Returns the view unchanged: nothing is deleted in a widget.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Returns the view unchanged: nothing is moved in a widget.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }
}
