import Foundation
import WidgetRender

/// A preview of views that belong to no widget.
@MainActor
struct ViewPreview {
  let content: @MainActor () -> any View
  var family: WidgetFamily?
  var fixedSize: CGSize?
  /// The index of the view in `content`; `nil` for all views, one below another.
  var index: Int?

  func catalogued(named name: String) -> CataloguedPreview {
    CataloguedPreview(name: name, family: family, fixedSize: fixedSize) { [made(in: $0)] }
  }

  /// Returns a preview for each view of a provider, with the traits of its preview modifiers.
  static func all<Provider: PreviewProvider>(
    in provider: Provider.Type,
    limit: Int
  ) -> [CataloguedPreview] {
    let marks = PreviewMarks()
    var environment = EnvironmentValues()
    environment.previewMarks = marks
    var scope = ArchiveScope(environment: environment)
    scope.previews = .names
    let views = scope.children(of: Provider.previews)
    return views.prefix(limit).enumerated().map { index, view in
      let traits = marks.traits(of: view)
      let preview = ViewPreview(
        content: { Provider.previews },
        family: traits.family,
        fixedSize: traits.fixedSize.map { CGSize(width: $0.width, height: $0.height) },
        index: index
      )
      return preview.catalogued(named: traits.name ?? String(describing: provider))
    }
  }

  private func made(in mode: DrawContext.RenderingMode?) -> MadeEntry {
    let setting = PictureSetting(
      family: family ?? .systemMedium,
      isPreview: true,
      chosenMode: mode
    )
    let archiver = EntryArchiver(setting: setting) { (_: PreviewMoment) in
      AnyView(Self.erased(content(), at: index))
    }
    return archiver(PreviewMoment(date: SystemClock().date))
  }

  private static func erased<Content: View>(_ content: Content, at index: Int?) -> AnyView {
    guard let index else { return AnyView(content) }
    return AnyView(OneOfViews(content: content, index: index))
  }
}

/// The timeline entry for a preview without a widget; its date is the present.
private struct PreviewMoment: TimelineEntry {
  let date: Date
}

/// A view that shows only the view of `content` at `index`.
private struct OneOfViews<Content: View> {
  let content: Content
  let index: Int
}

extension OneOfViews: View {
  typealias Body = Never

  func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    var scope = scope
    scope.previews = .pictures
    let children = scope.children(of: content)
    return children.indices.contains(index) ? [children[index]] : []
  }
}

/// A widget in a preview, with the source of its entries.
@MainActor
struct WidgetPreview {
  /// The name of the widget's type, available without creating the widget.
  let typeName: String
  let widget: @MainActor () -> any Widget
  /// Returns the entries when the preview is shown (WK-62).
  let entries: @MainActor (TimelineProviderContext) async throws -> [any TimelineEntry]

  init<Content: Widget>(
    widget: @escaping @MainActor () -> Content,
    entries: @escaping @MainActor (TimelineProviderContext) async throws -> [any TimelineEntry]
  ) {
    typeName = String(describing: Content.self)
    self.widget = widget
    self.entries = entries
  }

  /// The kind of the widget; `nil` for an empty configuration.
  var kind: String? { widget()._configuration.resolvedOffer?.kind }

  /// Returns the states of a Live Activity in the order of the pictures; empty for a widget.
  ///
  /// - Throws: An encoding error if JSON cannot represent a state.
  func states(in family: WidgetFamily) async throws -> [PreviewedState] {
    let setting = PictureSetting(family: family, isPreview: true)
    return try await entries(setting.context).compactMap {
      try ($0 as? any PreviewedActivity)?.previewed
    }
  }

  /// Returns the pictures of the entries, in their order, for a mode or the family's own.
  ///
  /// - Throws: `PreviewError`, or the error of the author's code.
  func pictures(
    in family: WidgetFamily,
    _ mode: DrawContext.RenderingMode? = nil
  ) async throws -> [MadeEntry] {
    guard let offer = widget()._configuration.resolvedOffer, let makeEntry = offer.makeEntry else {
      throw PreviewError.emptyWidget(typeName)
    }
    let setting = PictureSetting(
      family: family,
      isPreview: true,
      hasContentMargins: offer.hasContentMargins,
      chosenMode: mode
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
