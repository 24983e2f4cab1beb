/// A widget in a preview, and where its entries come from.
@MainActor
struct WidgetPreview {
  let widget: @MainActor () -> any Widget
  /// The entries, made when the preview is shown (WK-62).
  let entries: @MainActor (TimelineProviderContext) async throws -> [any TimelineEntry]

  /// The pictures of the entries, in their order.
  ///
  /// - Throws: `PreviewError`, or what the author's code throws.
  func pictures(in family: WidgetFamily) async throws -> [MadeEntry] {
    let widget = widget()
    let typeName = String(describing: type(of: widget))
    guard let offer = widget.body.resolvedOffer, let makeEntry = offer.makeEntry else {
      throw PreviewError.emptyWidget(typeName)
    }
    let setting = PictureSetting(
      family: family,
      isPreview: true,
      hasContentMargins: offer.hasContentMargins
    )
    return try await entries(setting.context).map { entry in
      guard let made = makeEntry(entry, setting) else {
        throw PreviewError.entryMismatch(
          entry: String(describing: type(of: entry)),
          widget: typeName
        )
      }
      return made
    }
  }
}
