/// How split views look, of which a widget draws none.
public protocol NavigationSplitViewStyle: SendableMetatype {}

/// One of the looks that a widget never draws.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public nonisolated static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public nonisolated static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// The view itself: a widget draws no split views (SU-3).
  public nonisolated func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style)
    -> some View
  { self }
}
