import Ground
import WidgetIntents
import WidgetTerminal

/// `sync`: keeps a list and a folder of calendar files alike.
enum SyncCommand: Command {
  private static let list = OptionDefinition(
    "list",
    value: "NAME",
    "the list; that of the folder's name unless given"
  )

  static let signature = CommandSignature(
    name: "sync",
    synopsis: "FOLDER [--list NAME] [--yes]",
    summary: "Keeps a list and a folder of calendar files alike.",
    examples: [
      .init("widgetctl sync ~/calendars", "each folder of vdirsyncer, by its name"),
      .init("widgetctl sync ~/calendars/home --list Home", "one folder with one list"),
    ],
    details: """
      What changed on one side since the last time goes to the other, field by field; a to-do that was
      removed on one side is removed on the other. One that was changed on both sides in the same field
      is kept twice and named. A folder or a list that is missing, empty or has lost more than ten to-dos
      and a tenth removes nothing, unless --yes says that it is meant.
      """,
    options: [list, .yes, .key],
    operands: 1...1,
    operandName: "FOLDER",
    operandValues: [.files],
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let call = ExchangeCall(host: host, intent: "sync-to-dos", signature: signature)
    var arguments: [IntentArgument] = []
    for path in host.context.arguments.operands {
      arguments.append(IntentArgument("folder", text: try ExchangeCall.absolute(path)))
    }
    arguments += call.argument(list)
    if host.context.arguments.has(.yes) { arguments.append(IntentArgument("meant", text: "true")) }
    try call.write(try call.perform(arguments))
    return .done
  }
}
