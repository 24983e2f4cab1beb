/// What a configuration says of its widget, and how it makes pictures of it.
struct WidgetOffer {
  var kind: String
  var displayName: String?
  var description: String?
  /// `nil` stands for all families of a terminal.
  var families: [WidgetFamily]?
  var hasContentMargins = true
  var configuration: (any AppIntent.Type)?
  var makePlaceholder: @MainActor (PictureSetting) throws -> MadeEntry
  var makeSnapshot: @MainActor (PictureSetting) async throws -> MadeEntry
  var makeTimeline: @MainActor (PictureSetting) async throws -> MadeTimeline
  /// An entry from elsewhere, as a preview lists it; `nil` for one of another type than the provider's.
  var makeEntry: (@MainActor (any TimelineEntry, PictureSetting) -> MadeEntry?)?
}
