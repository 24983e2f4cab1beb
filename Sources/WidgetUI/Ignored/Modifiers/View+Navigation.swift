extension View {
  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationTitle(_ title: Text) -> some View { self }

  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationTitle(_ title: LocalizedStringKey) -> some View { self }

  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  @_disfavoredOverload
  public nonisolated func navigationTitle<Title: StringProtocol>(
    _ title: Title
  ) -> some View { self }

  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View { self }

  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }

  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<Title: StringProtocol>(
    _ subtitle: Title
  ) -> some View { self }

  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { self }

  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationBarTitle(_ title: LocalizedStringKey) -> some View { self }

  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<Title: StringProtocol>(
    _ title: Title
  ) -> some View { self }

  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationBarTitle(
    _ title: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<Title: StringProtocol>(
    _ title: Title,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View { self }

  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading,
    trailing: Trailing
  ) -> some View { self }

  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationBarItems<Leading: View>(leading: Leading) -> some View { self }

  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationBarItems<Trailing: View>(
    trailing: Trailing
  ) -> some View { self }
}

/// The title and the buttons of an app's screen.
public struct NavigationBarItem: Sendable {
  /// The size of a screen's title: large, or inline, as small as the bar.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}
