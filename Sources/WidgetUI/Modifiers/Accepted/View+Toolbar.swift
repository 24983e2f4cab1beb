extension View {
  /// The view itself: a widget has no bars (SU-3).
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// The view itself: a widget has no bars (SU-3).
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }

  /// The view itself: a widget has no bars (SU-3).
  public nonisolated func toolbar<Content: ToolbarContent>(
    id: String,
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }

  /// The view itself: a widget has no bars (SU-3).
  public nonisolated func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// The view itself: a widget has no bars (SU-3).
  public nonisolated func toolbar(
    removing item: ToolbarDefaultItemKind?
  ) -> some View { self }

  /// The view itself: a widget has no bars (SU-3).
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// The view itself: a widget has no bars (SU-3).
  public nonisolated func toolbarBackground<Style: ShapeStyle>(
    _ style: Style,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// The view itself: a widget has no bars (SU-3).
  public nonisolated func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// The view itself: a widget has no bars (SU-3).
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// The view itself: a widget has no bars (SU-3).
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// The view itself: a widget has no bars (SU-3).
  public nonisolated func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View { self }

  /// The view itself: a widget has no bars (SU-3).
  public nonisolated func toolbarRole(
    _ role: ToolbarRole
  ) -> some View { self }

  /// The view itself: a widget has no bars (SU-3).
  public nonisolated func toolbarTitleMenu<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
}
