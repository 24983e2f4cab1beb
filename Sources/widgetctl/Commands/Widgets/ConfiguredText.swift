import SharedStore
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// The configuration of a placed widget as text, with the possible values of its parameters.
struct ConfiguredText {
  let context: CommandContext
  let store: HostStore
  let offered: OfferedWidget

  init(_ context: CommandContext, _ store: HostStore, _ offered: OfferedWidget) {
    self.context = context
    self.store = store
    self.offered = offered
  }

  func write(_ widget: PlacedWidget) throws(CommandError) {
    let arguments = PlacedWidgetText.arguments(widget)
    let choices = OfferedChoices(of: offered, keeping: arguments, output: context.output)
    KeptOptions(choices).remember(of: offered, in: store)
    let text = OfferText(offered: offered, choices: choices)
    if context.output.isJSON {
      return try context.output.result(json: [
        ("widget", PlacedWidgetText.json(widget)), ("offer", text.json),
      ])
    }
    let size =
      (
        "--size \(PlacedWidgetText.size(widget))",
        "one of \(offered.widget.families.joined(separator: ", "))"
      )
    let name = ("--name \(ShellWord.quoted(widget.name ?? ""))", "what you call it")
    let budgets = WidgetBudgets(context.environment.settings)
    let budget = (
      "--budget \(budgets.budget(of: widget).text)",
      "how many reloads a day: none, N/day or apple"
    )
    let rows = [size, name, budget] + text.rows(configuredWith: arguments)
    let lines = "\(PlacedWidgetText.name(widget)):\n\(HelpText.aligned(rows))"
    try context.output.result(prose: TerminalText.sanitized(lines, lineBreaks: .kept))
  }
}
