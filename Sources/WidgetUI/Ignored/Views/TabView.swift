/// Screens with tabs; not drawn, because a widget has only one screen (SU-3).
public struct TabView<SelectionValue, Content> where SelectionValue: Hashable {}

extension TabView: View, IgnoredView where Content: View {
  public typealias Body = Never

  public nonisolated init(
    selection: Binding<SelectionValue>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  public nonisolated init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    self.init()
  }
}

/// The appearance of tab views; a widget draws none.
public protocol TabViewStyle: SendableMetatype {}

/// A style without effect, because a widget never draws a tab view.
public struct DefaultTabViewStyle: TabViewStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws a tab view.
public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of the dots that show the current page of a tab view; a widget draws none.
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }

  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

/// A style without effect, because a widget never draws a tab view.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws a tab view.
public struct VerticalPageTabViewStyle: TabViewStyle {
  public nonisolated init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public nonisolated static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public nonisolated static var page: PageTabViewStyle { .init() }

  public nonisolated static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { .init() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  public nonisolated static var verticalPage: VerticalPageTabViewStyle { .init() }
}

extension View {
  /// Returns the view unchanged: a widget draws no tab views (SU-3).
  public nonisolated func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { self }
}
