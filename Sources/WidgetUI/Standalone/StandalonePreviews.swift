import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The previews of the program's sources, as `#Preview` and `PreviewProvider` declare them.
@MainActor
struct StandalonePreviews {
  let options: PictureOptions

  /// The modules of other extensions in the same file, whose previews are omitted.
  let otherModules: Set<String>

  static func names(besides otherModules: Set<String>) -> [String] {
    PreviewCatalog.discovered(besides: otherModules).map(\.name)
  }

  /// Returns the previews by name as JSON, each with the kind and the size of its widget.
  static func json(besides otherModules: Set<String>) -> JSONText {
    .array(
      PreviewCatalog.discovered(besides: otherModules).map { preview in
        .object([
          ("name", .string(preview.name)), ("kind", .optional(preview.kind)),
          ("size", .optional(preview.family?.commandLineName)),
        ])
      }
    )
  }

  /// Returns the entries of the preview with a name, or of all previews whose names begin with it.
  func shown(_ name: String) async throws(CommandError) -> [StandalonePictures.Shown] {
    let all = PreviewCatalog.discovered(besides: otherModules)
    let exact = all.filter { $0.name == name }
    let found = exact.isEmpty ? all.filter { $0.name.hasPrefix(name) } : exact
    guard !found.isEmpty else {
      throw .usage(
        .unknownName(
          kind: "preview",
          name: name,
          suggestion: NameSuggestion.closest(to: name, in: all.map(\.name)),
          hint: all.isEmpty ? "the program has none" : "--list names them"
        )
      )
    }
    var shown: [StandalonePictures.Shown] = []
    for preview in found {
      do {
        let entries = try await preview.entries(in: options.mode)
        let states = try await preview.states()
        shown += entries.enumerated().map { place, entry in
          let state = states.count == entries.count ? states[place] : nil
          return StandalonePictures.Shown(entry, of: preview, showing: state)
        }
      } catch {
        throw .failed(
          .unavailable,
          message: "\(preview.name): \(ErrorWords.text(of: error))",
          hint: "check the preview's code"
        )
      }
    }
    return shown
  }
}

extension CataloguedPreview {
  /// The size of the preview in cells.
  var cells: CellSize {
    if let fixedSize {
      return CellSize(
        columns: PointScale.columns(Double(fixedSize.width)),
        rows: PointScale.rows(Double(fixedSize.height))
      )
    }
    let cells = (family ?? .systemMedium).cells
    return CellSize(columns: cells.columns, rows: cells.rows)
  }
}
