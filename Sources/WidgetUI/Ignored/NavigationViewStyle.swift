/// How navigation views look, of which a widget draws none.
public protocol NavigationViewStyle: SendableMetatype {}

/// One of the looks that a widget never draws.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public nonisolated static var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public nonisolated static var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public nonisolated static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
  /// The view itself: a widget draws no navigation views (SU-3).
  public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style)
    -> some View
  { self }
}
