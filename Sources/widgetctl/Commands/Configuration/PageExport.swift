import Ground
import SharedStore
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// The command `config export`, which writes the placed widgets as a text that `config apply`
/// accepts.
struct PageExport {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func run() throws(CommandError) -> ExitCode {
    let store = try host.store
    try store.reportLoss(to: context.output)
    // Live Activities are not exported, because programs start and end them.
    let boards = try store.boards()
    let widgets = boards.sorted(try store.placedWidgets().filter { !$0.isActivity })
    let text = Self.text(of: widgets, on: boards)
    if context.output.isJSON {
      try context.output.result(json: [("page", .string(text))])
    } else {
      // The text is not wrapped, because `config apply` reads it; only control characters are
      // replaced (RI-1).
      try context.output.result(TerminalText.sanitized(text, lineBreaks: .kept))
    }
    return .done
  }

  /// Returns the text for widgets, with a section for each board if there are several.
  static func text(
    of widgets: [PlacedWidget],
    on boards: BoardSelector = BoardSelector(boards: [])
  ) -> String {
    var text = "# The widgets in their order; 'widgetctl config apply FILE' places them so.\n"
    guard boards.areSeveral else { return text + sections(of: widgets) }
    for board in boards.boards {
      text += "\n[\(WantedPage.boardWord) \(board.name)]\n"
      text += sections(of: widgets.filter { boards.board(of: $0) == board })
    }
    return text
  }

  private static func sections(of widgets: [PlacedWidget]) -> String {
    var text = ""
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
      ("id", widget.shortID), ("kind", WidgetSelector.ownName(of: widget)),
      ("extension", widget.extensionName), ("size", PlacedWidgetText.size(widget)),
    ]
    if !widget.isSizeNamed { lines.append(("may-shrink", "true")) }
    if let name = widget.name { lines.append(("name", name)) }
    if let stack = widget.stack { lines.append(("stack", stack)) }
    if let budget = widget.budget { lines.append(("budget", budget)) }
    return lines + parameters(of: widget)
  }

  /// Returns the parameters of a widget's configuration, each with its key in the text.
  ///
  /// A parameter gets a prefix if its name is also a key that every widget has, such as `size`.
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
