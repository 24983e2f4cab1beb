/// A widget in a preview, and where its entries come from.
struct WidgetPreview {
  let widget: @MainActor () -> any Widget
  /// The entries, made when the preview is shown (WK-62).
  let entries: @MainActor (TimelineProviderContext) async throws -> [any TimelineEntry]
}
