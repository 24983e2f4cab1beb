public import WidgetIntents

/// A button that shares an item with other programs; not drawn, because a widget accepts no input
/// (SU-3).
public struct ShareLink<Label> {}

extension ShareLink: View, IgnoredView where Label: View {
  public typealias Body = Never

  public nonisolated init<Item>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init()
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public nonisolated init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init()
  }

  public nonisolated init<Item, PreviewImage>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage>
  ) {
    self.init()
  }

  public nonisolated init<Item>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init()
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Item>(
    _ title: Title,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init()
  }
}

/// The default label of a share link.
public struct DefaultShareLinkLabel: View {
  public var body: some View { EmptyView() }
}

/// The title and the picture of a shared item; without effect, because a share link is not drawn.
public struct SharePreview<PreviewImage> {
  public nonisolated init(_ titleKey: LocalizedStringKey, image: PreviewImage) {}

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, image: PreviewImage) {}

  public nonisolated init(_ titleKey: LocalizedStringKey) where PreviewImage == Never {}

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title) where PreviewImage == Never {}
}

/// A button that pastes copied content; not drawn, because a widget has no access to the clipboard
/// (SU-3).
public struct PasteButton {
  public nonisolated init<Payload: Sendable>(
    payloadType: Payload.Type,
    onPaste: @escaping @Sendable ([Payload]) -> Void
  ) {}
}

extension PasteButton: View, IgnoredView {
  public typealias Body = Never
}

/// A button that starts editing a list; not drawn, because a widget accepts no input (SU-3).
public struct EditButton {
  public nonisolated init() {}
}

extension EditButton: View, IgnoredView {
  public typealias Body = Never
}

/// A link to an application's shortcuts; not drawn, because a terminal has no Shortcuts app.
public struct ShortcutsLink {
  public nonisolated init(action: @escaping () -> Void = {}) {}
}

extension ShortcutsLink: View, IgnoredView {
  public typealias Body = Never
}

/// A hint about Siri; not drawn, because a terminal does not have Siri.
public struct SiriTipView {
  public nonisolated init(intent: some AppIntent, isVisible: Binding<Bool>? = nil) {}
}

extension SiriTipView: View, IgnoredView {
  public typealias Body = Never
}
