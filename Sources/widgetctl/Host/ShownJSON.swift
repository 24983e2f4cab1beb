import SharedStore
import WidgetExtension
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// Shown widgets as JSON, each with the archive of its current entry.
enum ShownJSON {
  static func widgets(
    _ shown: [ShownWidget],
    at now: Int64
  ) throws(CommandError) -> JSONText {
    var widgets: [JSONText] = []
    for widget in shown {
      let family = widget.timeline?.family ?? widget.widget.family
      let age = widget.timeline.flatMap { PictureAge.ofStale($0, at: now) }
      widgets.append(
        .object([
          ("id", .string(widget.widget.shortID)),
          ("kind", .string(WidgetSelector.name(of: widget.widget))),
          ("size", .optional(WidgetFamily(rawValue: Int(family))?.commandLineName)),
          ("date", .instant(widget.date)),
          ("made", .instant(widget.timeline?.made)),
          ("isStale", .bool(age != nil)),
          ("archive", .raw(try archive(WidgetShelf.view(of: widget)))),
        ])
      )
    }
    return .array(widgets)
  }

  private static func archive(_ view: ArchivedView) throws(CommandError) -> String {
    do {
      return try ArchiveDocument(view).jsonText()
    } catch {
      throw .failed(
        .internalError,
        message: "the archive cannot be written as JSON: \(error)",
        hint: nil
      )
    }
  }
}
