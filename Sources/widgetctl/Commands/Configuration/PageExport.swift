import Ground
import SharedStore
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// `config export`: the placed widgets as a text that `config apply` reads.
struct PageExport {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func run() throws(CommandError) -> ExitCode {
    let store = try host.store
    try store.reportLoss(to: context.output)
    // What a program has begun, and will end, is no part of a person's page.
    let widgets = try store.placedWidgets().filter { !$0.isActivity }
    if context.output.isJSON {
      try context.output.result(json: [("page", .string(Self.text(of: widgets)))])
    } else {
      // A text that is read again stays as it is; only what no terminal may get is replaced (RI-1).
      try context.output.result(TerminalText.sanitized(Self.text(of: widgets), lineBreaks: .kept))
    }
    return .done
  }

  static func text(of widgets: [PlacedWidget]) -> String {
    var text = "# The widgets in their order; 'widgetctl config apply FILE' places them so.\n"
    for widget in widgets {
      text += "\n[\(WantedPage.sectionWord)]\n"
      for (key, value) in lines(of: widget) {
        text += "\(key) = \(ConfigurationText.written(value))\n"
      }
    }
    return text
  }

  private static func lines(of widget: PlacedWidget) -> [(String, String)] {
    var lines = [
      ("id", widget.shortID), ("kind", WidgetSelector.name(of: widget)),
      ("extension", widget.extensionName), ("size", PlacedWidgetText.size(widget)),
    ]
    if !widget.isSizeNamed { lines.append(("may-shrink", "true")) }
    if let name = widget.name { lines.append(("name", name)) }
    return lines + parameters(of: widget)
  }

  /// What a widget is configured with, by keys that are not those of the widget itself.
  static func parameters(of widget: PlacedWidget) -> [(String, String)] {
    PlacedWidgetText.arguments(widget).map { argument in
      let name = CommandLineName.kebab(argument.name)
      return (
        WantedWidget.ownKeys.contains(name) ? WantedWidget.parameterPrefix + name : name,
        argument.input.title
      )
    }
  }
}
