import Foundation
import Testing

@testable import Moments
@testable import WidgetRender
@testable import WidgetTimeline
@testable import WidgetUI

/// Returns the lines of a view as a terminal shows them, trimmed, without blank ones.
@MainActor
func shownLines(_ view: some View, columns: Int = 16, rows: Int = 8) -> [String] {
  let picture = WidgetPicture(
    ViewArchiver.archive(view),
    size: CellSize(columns: columns, rows: rows),
    in: DrawContext(now: Instant(microseconds: 0))
  )
  return picture.grid.plainText.split(separator: "\n").map {
    $0.trimmingCharacters(in: .whitespaces)
  }.filter { !$0.isEmpty }
}

/// The pictures of one preview, drawn as a terminal shows them.
@MainActor
struct Pictures {
  let texts: [String]

  init(of name: String) async throws {
    let preview = try #require(PreviewCatalog.discovered().first { $0.name == name })
    let cells = (preview.family ?? .systemMedium).cells
    let size =
      preview.fixedSize.map { CellSize(columns: Int($0.width) / 8, rows: Int($0.height) / 16) }
      ?? CellSize(columns: cells.columns, rows: cells.rows)
    texts = try await preview.entries().map { entry in
      let context = DrawContext(now: Instant(entry.date))
      let view = try ArchivedView(compactBytes: entry.light)
      return WidgetPicture(view, size: size, in: context).grid.plainText
    }
  }
}
