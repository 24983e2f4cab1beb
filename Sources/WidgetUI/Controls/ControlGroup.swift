/// Related controls, side by side.
public struct ControlGroup<Content> {
  private let content: Content
}

extension ControlGroup: View where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// Creates a group of controls; its name is not shown, because a widget has no menus.
  public nonisolated init<Controls: View, Title: View>(
    @ViewBuilder content: () -> Controls,
    @ViewBuilder label: () -> Title
  ) where Content == LabeledControlGroupContent<Controls, Title> {
    self.init(content: LabeledControlGroupContent(controls: content()))
  }

  public var body: some View { HStack { content } }
}

/// The content of a control group with a name, which is not shown.
public struct LabeledControlGroupContent<Content, Label> {
  fileprivate let controls: Content
}

extension LabeledControlGroupContent: View where Content: View, Label: View {
  public var body: some View { controls }
}
