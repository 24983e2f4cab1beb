import WidgetRender
import WidgetTimeline

@testable import WidgetUI

/// Returns the pictures of an entry in all families of its widget, one below the other.
@MainActor
func widgetSheet<Entry: TimelineEntry, Content: View>(
  _ title: String,
  of entry: Entry,
  isASCII: Bool = false,
  columns: Int = 80,
  isPlaceholder: Bool = false,
  hasMargins: Bool = true,
  families: [WidgetFamily] = WidgetFamily.placeable,
  @ViewBuilder content: @escaping (Entry) -> Content
) throws -> String {
  try families.map { family in
    var drawing = WidgetDrawing(family: family, title: title, content: content)
    (drawing.isASCII, drawing.columns) = (isASCII, columns)
    (drawing.isPlaceholder, drawing.hasMargins) = (isPlaceholder, hasMargins)
    return "\(family.commandLineName):\n" + (try drawing.text(of: entry))
  }
  .joined()
}
