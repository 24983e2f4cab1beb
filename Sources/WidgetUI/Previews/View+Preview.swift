extension View {
  /// Shows the preview in a widget's size; only a `WidgetPreviewContext` has an effect.
  @_disfavoredOverload
  public nonisolated func previewContext<Context: PreviewContext>(_ context: Context) -> some View {
    previewing { _ in }
  }

  /// Shows the preview in the size of a family.
  public nonisolated func previewContext(_ context: WidgetPreviewContext) -> some View {
    previewing { $0.family = context.family }
  }

  /// What the preview is called in lists.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    previewing { $0.name = value }
  }

  /// Draws the preview in a fixed size; other layouts have no effect.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    previewing {
      guard case .fixed(let width, let height) = value else { return }
      $0.fixedSize = (width, height)
    }
  }

  /// The view itself: a terminal is no device.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// The view itself: a terminal does not turn.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }

  nonisolated func previewing(
    _ change: @escaping @Sendable (inout PreviewTraits) -> Void
  ) -> ModifiedContent<Self, PreviewMark> {
    modifier(PreviewMark(change: change))
  }
}
