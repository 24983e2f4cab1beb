import Ground
import SharedStore
import WidgetTerminal
import WidgetTimeline

/// `list`: the placed widgets.
enum ListCommand: Command {
  static let signature = CommandSignature(
    name: "list",
    synopsis: "[--json]",
    summary: "Lists the placed widgets.",
    examples: [
      .init("widgetctl list", "ids, names, kinds, sizes and configurations, in the order of 'show'")
    ],
    options: [.ascii, .width]
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let store = try host.store
    try store.reportLoss(to: context.output)
    let widgets = try store.placedWidgets()
    if context.output.isJSON {
      try context.output.result(json: [("widgets", .array(widgets.map(PlacedWidgetText.json)))])
      return .done
    }
    if widgets.isEmpty {
      throw .failed(
        .negative,
        message: "no widget is placed",
        hint: "'widgetctl add to-do' places one"
      )
    }
    var table = TextTable(heading: ["ID", "NAME", "KIND", "SIZE", "CONFIGURATION"])
    table.rows = widgets.map { widget in
      [
        widget.shortID, widget.name ?? "", WidgetSelector.name(of: widget),
        PlacedWidgetText.size(widget),
        widget.isActivity
          ? ActivityText.words(widget, at: context.now) : PlacedWidgetText.configuration(widget),
      ]
    }
    try context.output.result(table)
    return .done
  }
}
