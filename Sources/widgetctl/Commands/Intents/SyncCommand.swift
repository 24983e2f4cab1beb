import Ground
import WidgetIntents
import WidgetTerminal

/// The `sync` command, which synchronises a list and a folder of calendar files.
enum SyncCommand: Command {
  private static let list = OptionDefinition(
    "list",
    value: "NAME",
    "the list; that of the folder's name unless given"
  )

  private static let stop = OptionDefinition(
    "stop",
    "'refresh' leaves the folder alone from now on; nothing is changed"
  )

  static let signature = CommandSignature(
    name: "sync",
    synopsis: "FOLDER [--list NAME] [--yes] | FOLDER --stop",
    summary: "Syncs a list with a folder of calendar files.",
    examples: [
      .init("widgetctl sync ~/calendars", "each folder of vdirsyncer, by its name"),
      .init("widgetctl sync ~/calendars/home --list Home", "one folder with one list"),
      .init("widgetctl sync ~/calendars --stop", "ends the automatic sync"),
    ],
    details: """
      Changes of each side since the last sync are applied to the other, field by field; a to-do
      that was removed on one side is removed on the other. If both sides changed the same field,
      both versions stay and are reported. If a folder or a list is missing, empty, or has lost
      more than ten to-dos and more than a tenth, nothing is removed unless you add --yes. From
      then on 'refresh' syncs the folder when either side has changed, until --stop.
      """,
    options: [list, stop, .yes, .key, .wait, .synced],
    operands: 1...1,
    operandName: "FOLDER",
    operandValues: [.files],
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    guard let operand = host.context.arguments.operands.first else { return .usage }
    let path = try ExchangeCall.absolute(operand)
    if host.context.arguments.has(stop) { return try stop(path, host) }
    let call = ExchangeCall(host: host, intent: "sync-to-dos", signature: signature)
    var arguments = [IntentArgument("folder", text: path)]
    arguments += call.argument(list)
    if host.context.arguments.has(.yes) { arguments.append(IntentArgument("meant", text: "true")) }
    let location = try host.store.location
    let lock = FolderTurns.lock(besideStore: location, waits: true)
    defer { lock?.release() }
    // Changes made during the synchronisation are noticed by the next one.
    let seen = FolderTurns(host: host).look(at: path)
    try call.write(try call.perform(arguments))
    // If the folder cannot be recorded, it must be synchronised by hand again.
    SyncedFolders.change(besideStore: location) { $0.remember(path, seen) }
    return .done
  }

  private static func stop(_ path: String, _ host: Host) throws(CommandError) -> ExitCode {
    let location = try host.store.location
    let path = SyncedFolders.name(of: path)
    guard SyncedFolders.read(besideStore: location).folder(path) != nil else {
      throw .failed(
        .negative,
        message: "'refresh' does not sync \(path)",
        hint: "'widgetctl doctor' lists the folders that it does"
      )
    }
    guard SyncedFolders.change(besideStore: location, { $0.forget(path) }) else {
      throw .failed(
        .cannotCreate,
        message: "cannot change the list of synced folders beside \(location.path)",
        hint: "check that the folder can be written"
      )
    }
    let context = host.context
    if context.output.isJSON {
      try context.output.result(json: [("stopped", .string(path))])
    } else {
      try context.output.result(lines: "'refresh' no longer syncs \(path)\n")
    }
    return .done
  }
}
