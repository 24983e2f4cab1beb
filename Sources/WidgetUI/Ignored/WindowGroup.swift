/// Windows of one kind, which a terminal never opens.
public struct WindowGroup<Content> {}

extension WindowGroup: Scene where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init()
  }

  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.init()
  }

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

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }
}

/// The window with an application's settings, which a terminal never opens.
public struct Settings<Content> {}

extension Settings: Scene where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init()
  }
}
