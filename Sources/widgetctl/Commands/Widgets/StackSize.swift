import Ground
import SharedStore
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// The command `configure STACK --size`, which resizes all widgets of a stack, because they must
/// have the same size (WK-105).
struct StackSize {
  private let host: Host
  private let members: [PlacedWidget]

  init(_ host: Host, _ members: [PlacedWidget]) {
    self.host = host
    self.members = members
  }

  private var stack: String { members.first?.stack ?? "" }

  func run() throws(CommandError) -> ExitCode {
    let arguments = host.context.arguments
    let isSizeAlone =
      arguments.has(.size) && !arguments.has(.widgetName) && arguments.parameters.isEmpty
    guard isSizeAlone, let family = try host.context.family() else {
      let ids = members.map(\.shortID)
      throw .usage(
        .other(
          message: "'\(stack)' is a stack: only its size can be configured",
          hint:
            "name one of its widgets (\(ids.joined(separator: ", "))); 'widgetctl rename' renames a stack"
        )
      )
    }
    for widget in members {
      let input = ConfigurationInput(
        offered: try ConfigureCommand.offered(widget, host),
        command: "configure \(widget.shortID)",
        now: host.context.now
      )
      _ = try input.family(family.commandLineName)
    }
    let size = family.commandLineName
    let told = "Configured stack “\(stack)”: size \(size)"
    let run = ShelfRun(
      "configure",
      [IntentArgument("stack", text: stack), IntentArgument("size", text: size)],
      host.context
    )
    let members = members
    let changed = try run.perform(in: try host.store, telling: { (_: [PlacedWidget]) in told }) {
      var changed: [PlacedWidget] = []
      for widget in members {
        changed.append(
          try PlacedChange.apply(to: widget.id, in: $0) {
            $0.family = Int64(family.rawValue)
            $0.isSizeNamed = true
          }
        )
      }
      return changed
    }
    try run.write(
      told,
      undo: "undoes that",
      json: [
        ("stack", .string(stack)),
        ("widgets", .array(changed.map { PlacedWidgetText.json($0) })),
      ]
    )
    return .done
  }

  /// Throws an error if a widget's size differs from that of the others in its stack.
  static func require(
    _ widget: PlacedWidget,
    among placed: [PlacedWidget]
  ) throws(CommandError) {
    guard let stack = widget.stack,
      placed.contains(where: {
        $0.stack == stack && $0.id != widget.id && $0.family != widget.family
      })
    else { return }
    let size = PlacedWidgetText.size(widget)
    throw .usage(
      .other(
        message: "\(widget.shortID) is in stack '\(stack)', whose widgets have one size",
        hint: "'widgetctl configure \(ShellWord.quoted(stack)) --size \(size)' changes them all"
      )
    )
  }
}
