public import WidgetIntents

/// Hands something to another program, which a widget never does: it is not drawn (SU-3).
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

/// The label of a share link that names none.
public struct DefaultShareLinkLabel: View {
  public var body: some View { EmptyView() }
}

/// The preview of a shared item.
public struct SharePreview<PreviewImage> {
  public nonisolated init(_ titleKey: LocalizedStringKey, image: PreviewImage) {}

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, image: PreviewImage) {}

  public nonisolated init(_ titleKey: LocalizedStringKey) where PreviewImage == Never {}

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title) where PreviewImage == Never {}
}

/// A button that would paste copied content; a widget has no access to it, so it is not drawn (SU-3).
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

/// Leads to an application's shortcuts: it is not drawn.
public struct ShortcutsLink {
  public nonisolated init(action: @escaping () -> Void = {}) {}
}

extension ShortcutsLink: View, IgnoredView {
  public typealias Body = Never
}

/// A hint for Siri, which a terminal does not have: it is not drawn.
public struct SiriTipView {
  public nonisolated init(intent: some AppIntent, isVisible: Binding<Bool>? = nil) {}
}

extension SiriTipView: View, IgnoredView {
  public typealias Body = Never
}
