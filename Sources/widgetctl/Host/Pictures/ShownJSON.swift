import Ground
import SharedStore
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// Formats shown widgets as JSON, each with the archive of its current entry.
enum ShownJSON {
  /// Returns the widgets as JSON.
  ///
  /// `signs` contains, for front widgets of stacks, their positions in the stacks, by the widgets'
  /// ids.
  static func widgets(
    _ shown: [ShownWidget],
    at now: Int64,
    signs: [Int64: StackSign] = [:]
  ) throws(CommandError) -> JSONText {
    var widgets: [JSONText] = []
    for widget in shown {
      let family = widget.timeline?.family ?? widget.widget.family
      let age = widget.timeline.flatMap { PictureAge.ofStale($0, at: now) }
      widgets.append(
        .object(
          [
            ("id", .string(widget.widget.shortID)),
            ("name", .optional(widget.widget.name)),
            ("title", .string(PlacedWidgetText.title(widget.shelved))),
            ("kind", .string(WidgetSelector.ownName(of: widget.widget))),
            ("size", .optional(WidgetFamily(rawValue: Int(family))?.commandLineName)),
            ("date", .instant(widget.date)),
            ("made", .instant(widget.isPlaceholder ? nil : widget.timeline?.made)),
            ("isStale", .bool(age != nil)),
            ("isPlaceholder", .bool(widget.isPlaceholder)),
            ("archive", .raw(try archive(widget.view()))),
          ] + (signs[widget.widget.id].map { [("stack", .string($0.name))] } ?? [])
        )
      )
    }
    return .array(widgets)
  }

  static func archive(_ view: ArchivedView) throws(CommandError) -> String {
    do {
      return try ArchiveDocument(view).jsonText()
    } catch {
      throw .failed(
        .internalError,
        message: "the archive cannot be written as JSON: \(ErrorWords.text(of: error))",
        hint: ExitCode.internalError.advice
      )
    }
  }
}
