package import Foundation
import RuntimeRecords
import WidgetRender

/// The previews of the running program, found through its conformance records.
@MainActor
package enum PreviewCatalog {
  /// The most views of a `PreviewProvider` that are shown.
  private static let maximumPreviewsOfProvider = 100

  /// Returns the program's previews, without those of `otherModules`.
  ///
  /// The previews of `#Preview` come first, by file and line; those of `PreviewProvider` types
  /// follow.
  package static func discovered(besides otherModules: Set<String> = []) -> [CataloguedPreview] {
    let found = ConformanceRecords.conformances(
      to: [(any PreviewRegistry).self, (any PreviewProvider).self],
      besides: otherModules
    )
    let registries = found[0].compactMap { $0.metatype(as: (any PreviewRegistry.Type).self) }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    let providers = found[1].compactMap { $0.metatype(as: (any PreviewProvider.Type).self) }
    let made = registries.compactMap { registry in
      (try? registry.makePreview()).map { Made(preview: $0, registry: registry) }
    }
    return named(listed(made).map(catalogued) + providers.flatMap { previews(of: $0) })
  }

  /// A preview, with the type that the macro `#Preview` generated for it.
  private struct Made {
    let preview: Preview
    let registry: any PreviewRegistry.Type

    /// The name of the previewed widget's type; `nil` for views.
    @MainActor var widget: String? {
      if case .widget(_, let widget) = preview.subject { widget.typeName } else { nil }
    }
  }

  /// Returns the previews to list: those of the Dynamic Island are omitted.
  ///
  /// A widget that has no other preview keeps its first one.
  private static func listed(_ made: [Made]) -> [Made] {
    var widgets = Set(made.filter { !$0.preview.isAroundCamera }.compactMap(\.widget))
    return made.filter { made in
      guard made.preview.isAroundCamera, let widget = made.widget else { return true }
      return widgets.insert(widget).inserted
    }
  }

  private static func catalogued(_ made: Made) -> CataloguedPreview {
    let preview = made.preview
    switch preview.subject {
    case .widget(let family, let subject):
      return CataloguedPreview(
        name: preview.name ?? "\(subject.typeName) \(family)",
        family: family,
        fixedSize: nil,
        subject: subject
      ) {
        try await subject.pictures(in: family, $0)
      }
    case .views(let makeViews):
      let file = made.registry.fileID.split(separator: "/").last?.split(separator: ".").first ?? ""
      return ViewPreview(content: makeViews, fixedSize: preview.fixedSize)
        .catalogued(named: preview.name ?? String(file))
    }
  }

  private static func previews(
    of provider: any PreviewProvider.Type
  ) -> [CataloguedPreview] {
    ViewPreview.all(in: provider, limit: maximumPreviewsOfProvider)
  }

  /// Returns the previews, with a number appended to a name that an earlier preview has.
  private static func named(_ previews: [CataloguedPreview]) -> [CataloguedPreview] {
    var uses: [String: Int] = [:]
    return previews.map { preview in
      uses[preview.name, default: 0] += 1
      guard let count = uses[preview.name], count > 1 else { return preview }
      return CataloguedPreview(
        name: "\(preview.name) \(count)",
        family: preview.family,
        fixedSize: preview.fixedSize,
        subject: preview.subject,
        make: preview.make
      )
    }
  }
}

/// A preview of the program, with the function that creates its pictures.
package struct CataloguedPreview: Sendable {
  /// The unique name of the preview: the author's, or one made from the type and the family.
  package let name: String
  /// The family of the previewed widget; `nil` for views without a widget's size.
  package let family: WidgetFamily?
  /// The size of the author's layout in points; `nil` for that of the family or the views.
  package let fixedSize: CGSize?
  /// The previewed widget; `nil` for views without one.
  fileprivate let subject: WidgetPreview?
  fileprivate let make: Make

  typealias Make = @MainActor @Sendable (DrawContext.RenderingMode?) async throws -> [MadeEntry]

  init(
    name: String,
    family: WidgetFamily?,
    fixedSize: CGSize?,
    subject: WidgetPreview? = nil,
    make: @escaping Make
  ) {
    self.name = name
    self.family = family
    self.fixedSize = fixedSize
    self.subject = subject
    self.make = make
  }

  /// The kind of the widget; `nil` for views without one.
  @MainActor package var kind: String? { subject?.kind }

  /// Returns the states of the Live Activity, one for each picture; empty for anything else.
  @MainActor
  package func states() async throws -> [PreviewedState] {
    try await subject?.states(in: family ?? .systemMedium) ?? []
  }

  /// Returns the pictures in order; a preview of views has one.
  ///
  /// - `mode`: The rendering mode; `nil` for that of the family.
  ///
  /// It throws a `PreviewError`, or an error of the author's code.
  @MainActor
  package func entries(in mode: DrawContext.RenderingMode? = nil) async throws -> [MadeEntry] {
    try await make(mode)
  }
}

/// A type that a `#Preview` expands to; the program's conformance records list it.
@MainActor @preconcurrency
public protocol PreviewRegistry: SendableMetatype {
  /// The file of the `#Preview`, as `#fileID` returns it.
  nonisolated static var fileID: String { get }
  nonisolated static var line: Int { get }
  nonisolated static var column: Int { get }
  static func makePreview() throws -> Preview
}

/// The reason why a preview cannot be shown.
package enum PreviewError: Error, Equatable, Sendable {
  /// An entry has another type than the entries of the widget's provider.
  case entryMismatch(entry: String, widget: String)
  /// The widget has an empty configuration, so that there is nothing to preview.
  case emptyWidget(String)

  package var message: String {
    switch self {
    case .entryMismatch(let entry, let widget): "\(widget) does not show entries of type \(entry)"
    case .emptyWidget(let widget): "\(widget) offers nothing to show"
    }
  }

  package var hint: String? {
    switch self {
    case .entryMismatch: "list entries of the type that the widget's provider makes"
    case .emptyWidget: "give its body a StaticConfiguration or an AppIntentConfiguration"
    }
  }
}
