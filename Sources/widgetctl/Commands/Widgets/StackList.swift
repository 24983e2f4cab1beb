import Ground
import Moments
import SharedStore
import WidgetTerminal

/// The command `stack` without an action, which lists the stacks with the widget in front of each,
/// and the reason for that.
struct StackList {
  private let context: CommandContext
  private let store: HostStore

  init(_ host: Host) throws(CommandError) {
    context = host.context
    store = try host.store
  }

  /// Lists all stacks, or only the one with this name.
  func write(_ name: String?) throws(CommandError) {
    let given = [OptionDefinition.size, .widgetName].first { context.arguments.has($0) }?.name
    if let given = given ?? context.arguments.parameters.first?.name {
      throw .usage(
        .other(
          message: "--\(given) works only when a widget is added to the stack",
          hint: "'widgetctl stack NAME add KIND --\(given) …'"
        )
      )
    }
    try store.reportLoss(to: context.output)
    let placed = try store.placedWidgets()
    var listed = placed
    if let name {
      listed = members(called: name, among: placed)
      if listed.isEmpty { throw .noStack(name) }
    }
    let (now, reader) = (context.now, try store.reader())
    var stacks: [PlacedStack] = []
    if let reader {
      stacks = try stored { () throws(StoreError) in
        try PlacedStacks(of: listed, in: reader, at: now).all
      }
    }
    let words = stacks.map { StackWords(stack: $0, now: now, zone: context.timeZone()) }
    if context.output.isJSON {
      return try context.output.result(json: [("stacks", .array(words.map(\.json)))])
    }
    guard !stacks.isEmpty else {
      throw .failed(
        .negative,
        message: "no widgets are stacked",
        hint: "'widgetctl stack NAME add KIND' puts one in a stack"
      )
    }
    var table = TextTable(heading: ["STACK", "ID", "NAME", "KIND", "SIZE", "RELEVANCE", "FRONT"])
    table.rows = words.flatMap(\.rows)
    try context.output.result(table)
  }

  private func members(called name: String, among placed: [PlacedWidget]) -> [PlacedWidget] {
    let exact = (try? StackName(name))?.members(among: placed) ?? []
    guard exact.isEmpty, !placed.isEmpty else { return exact }
    return (try? WidgetSelector(widgets: placed).stack(name)) ?? []
  }
}
