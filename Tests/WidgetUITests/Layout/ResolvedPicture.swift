import Moments
import WidgetRender
import WidgetTimeline

@testable import WidgetUI

/// Returns the lines of a view in a family's size, without blank lines at the end.
@MainActor
func drawn<Content: View>(_ view: Content, in family: WidgetFamily = .systemSmall) -> [String] {
  var environment = EnvironmentValues()
  environment.widgetFamily = family
  let cells = CellSize(columns: family.cells.columns, rows: family.cells.rows)
  let picture = WidgetPicture(
    ViewArchiver.archive(view, in: environment),
    size: cells,
    in: DrawContext(now: Instant(microseconds: 0))
  )
  var lines = picture.grid.plainText.split(separator: "\n", omittingEmptySubsequences: false)
    .map(String.init)
  while lines.last == "" { lines.removeLast() }
  return lines
}

/// A view that shows data of its geometry proxy.
struct Told: View {
  let words: (GeometryProxy) -> String

  init(_ words: @escaping (GeometryProxy) -> String) { self.words = words }

  var body: some View {
    GeometryReader { Text(verbatim: words($0)).fixedSize() }
  }
}

extension GeometryProxy {
  /// The size in cells as text, columns by rows.
  var cells: String { "\(Int(size.width / 8))x\(Int(size.height / 16))" }
}
