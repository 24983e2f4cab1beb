import Testing

@testable import WidgetRender
@testable import WidgetTimeline
@testable import WidgetUI

/// The pictures of one preview, drawn as a terminal shows them.
@MainActor
struct Pictures {
  let texts: [String]

  init(of name: String) async throws {
    let preview = try #require(PreviewCatalog.discovered().first { $0.name == name })
    let cells = (preview.family ?? .systemMedium).cells
    let size = CellSize(columns: cells.columns, rows: cells.rows)
    texts = try await preview.entries().map { entry in
      let context = DrawContext(now: Instant(entry.date))
      let view = try ArchivedView(compactBytes: entry.light)
      return WidgetPicture(view, size: size, in: context).grid.plainText
    }
  }

  /// What is written on the lines of each picture that are not empty.
  var words: [[String]] {
    texts.map { text in
      text.split(separator: "\n").map { line in
        line.split(separator: " ").joined(separator: " ")
      }.filter { !$0.isEmpty }
    }
  }
}
