import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// The `configure` command, which changes a placed widget's configuration, size, name and reload
/// budget.
enum ConfigureCommand: Command {
  private static let reset = OptionDefinition(
    "reset",
    value: "PARAMETER",
    isRepeatable: true,
    "the parameter's own default again; may be repeated"
  )

  private static let position = OptionDefinition(
    "position",
    value: "N",
    "its place on the page, as 'move'; the first is 1"
  )

  static let signature = CommandSignature(
    name: "configure",
    synopsis:
      "WIDGET [--size SIZE] [--name NAME] [--budget BUDGET] [--PARAMETER VALUE…] [--reset PARAMETER]"
      + " | WIDGET --position N",
    summary: "Changes a widget: its options, size, name, budget or place.",
    examples: [
      .init("widgetctl configure 2", "its present values, and the possible ones"),
      .init("widgetctl configure work --size medium", "a fixed size"),
      .init("widgetctl configure 2 --list Work --order due", "two of its parameters"),
      .init("widgetctl configure 2 --budget apple", "reloaded as often as on a phone"),
      .init("widgetctl configure 2 --position 1", "to the front"),
      .init("widgetctl undo", "undoes the change"),
    ],
    details: """
      Parameters that you do not name keep their values. For a choice, write the title or the id
      of one of the values that the widget lists; --PARAMETER '' is an empty text, and --reset
      restores the default. Write a parameter that has the name of an option as NAME=VALUE.
      """,
    options: [.size, .widgetName, .budget, reset, position, .ascii],
    operands: 1...1,
    operandName: "WIDGET",
    operandValues: [.widgets],
    takesParameters: true,
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    if let place = context.arguments.value(of: position) { return try move(to: place, host) }
    let store = try host.store
    let placed = try store.placedWidgets()
    let selector = WidgetSelector(widgets: placed)
    if let members = try selector.stack(context.arguments.operands[0]) {
      return try StackSize(host, members).run()
    }
    let widget = try selector.selectOne(context.arguments.operands[0])
    let arguments = context.arguments
    let resets = arguments.values(of: reset)
    if !arguments.has(.size), !arguments.has(.widgetName), !arguments.has(.budget),
      arguments.parameters.isEmpty, resets.isEmpty
    {
      try ConfiguredText(context, store, try offered(widget, host)).write(widget)
      return .done
    }
    let change = try change(of: widget, resets, host)
    if let name = change.name { try name.requireFree(for: widget, among: placed) }
    let wanted = try change.applied(to: widget)
    try StackSize.require(wanted, among: placed)
    if wanted == widget {
      try PlacedChange.writeUnchanged(widget, context)
      return .done
    }
    let told =
      "Configured \(PlacedWidgetText.name(widget)): "
      + PlacedWidgetText.changes(from: widget, to: wanted).joined(separator: ", ")
    let run = ShelfRun("configure", change.journalled(for: widget), context)
    let changed = try run.perform(in: store, telling: { (_: PlacedWidget) in told }) {
      try PlacedChange.apply(to: widget.id, in: $0) { $0 = try change.applied(to: $0) }
    }
    try run.write(
      told,
      undo: "undoes that",
      json: [("widget", PlacedWidgetText.json(changed))]
    )
    return .done
  }

  /// Moves the widget to another position, by the rules of `move`; the log has a separate entry for
  /// this.
  private static func move(
    to place: String,
    _ host: Host
  ) throws(CommandError) -> ExitCode {
    let arguments = host.context.arguments
    let others = [OptionDefinition.size, .widgetName, .budget, reset].filter { arguments.has($0) }
    if let other = others.first?.name ?? arguments.parameters.first?.name {
      throw .usage(.conflict("--position", "--\(other)"))
    }
    var moved = host.context
    moved.arguments.append(operand: place)
    return try MoveCommand.run(Host(moved))
  }

  /// Asks the widget's extension for its description, and returns that of the widget's kind.
  static func offered(
    _ widget: PlacedWidget,
    _ host: Host
  ) throws(CommandError) -> OfferedWidget {
    let owner = try host.extensions.offering(widget.extensionName)
    let kind = owner.description.widgets.first { $0.kind == widget.kind }
    guard let kind else {
      throw .failed(
        .unavailable,
        message: "extension \(widget.extensionName) offers no \(WidgetSelector.name(of: widget))",
        hint: "'widgetctl gallery' lists what it offers"
      )
    }
    return OfferedWidget(host: owner, widget: kind)
  }

  private static func change(
    of widget: PlacedWidget,
    _ resets: [String],
    _ host: Host
  ) throws(CommandError) -> WidgetChange {
    let arguments = host.context.arguments
    var change = WidgetChange()
    change.name = try arguments.value(of: .widgetName).map { (text) throws(CommandError) in
      try WidgetName(text)
    }
    if arguments.has(.budget) { change.budget = .some(try WidgetBudgets.given(host.context)) }
    guard arguments.has(.size) || !arguments.parameters.isEmpty || !resets.isEmpty else {
      return change
    }
    let input = ConfigurationInput(
      offered: try offered(widget, host),
      command: "configure \(widget.shortID)",
      now: host.context.now
    )
    change.family = try arguments.value(of: .size).map { (name) throws(CommandError) in
      try input.family(name)
    }
    for name in resets {
      let parameter = try input.parameter(name)
      if arguments.parameters.contains(where: {
        [parameter.optionName, parameter.name].contains($0.name)
      }) {
        throw .usage(.conflict("--\(parameter.optionName)", "--reset \(name)"))
      }
      change.resets.insert(parameter.optionName)
    }
    let kept = PlacedWidgetText.arguments(widget).filter {
      !change.resets.contains(CommandLineName.kebab($0.name))
    }
    change.values = try input.values(arguments.parameters, keeping: kept)
    change.input = input
    return change
  }
}

/// A change of a placed widget; a property that is `nil` is not changed.
private struct WidgetChange: Sendable {
  var name: WidgetName?
  var family: WidgetFamily?
  /// The new reload budget; `.some(nil)` removes the widget's own budget.
  var budget: ReloadBudget??
  var resets: Set<String> = []
  var values: [IntentArgument] = []
  /// The new configuration; `nil` if it is not changed.
  var input: ConfigurationInput?

  func applied(to widget: PlacedWidget) throws(CommandError) -> PlacedWidget {
    var widget = widget
    if let name { widget.name = name.text }
    if let budget { widget.budget = budget?.text }
    if let family {
      widget.family = Int64(family.rawValue)
      widget.isSizeNamed = true
    }
    guard let input, !values.isEmpty || !resets.isEmpty else { return widget }
    let kept = PlacedWidgetText.arguments(widget)
    let merged = input.merged(
      kept.filter { !resets.contains(CommandLineName.kebab($0.name)) },
      with: values
    )
    if merged != kept { widget.configuration = try input.bytes(merged) }
    return widget
  }

  /// Returns the change as arguments of the command, which are stored in the log.
  func journalled(for widget: PlacedWidget) -> [IntentArgument] {
    var arguments = [IntentArgument("widget", text: widget.shortID)]
    if let family { arguments.append(IntentArgument("size", text: family.commandLineName)) }
    if let name { arguments.append(IntentArgument("name", text: name.text ?? "")) }
    if let budget { arguments.append(IntentArgument("budget", text: budget?.text ?? "")) }
    arguments += values
    return arguments + resets.sorted().map { IntentArgument("reset", text: $0) }
  }
}
