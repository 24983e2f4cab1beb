import Ground
import SharedStore
import WidgetIntents
import WidgetTerminal

/// The commands `extension allow` and `deny`, which decide whether an imported extension may read
/// data about its user, such as the location.
struct ExtensionAllowance {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func run(_ name: String, what: String, isAllowed: Bool) throws(CommandError) -> ExitCode {
    guard what == ImportedAllowance.location else {
      throw .usage(
        .other(
          message: "'\(what)' is not a permission that an extension can have",
          hint: "there is one: 'location' lets an imported extension read the setting 'location'"
        )
      )
    }
    let reader = try host.store.reader()
    let known = try stored { () throws(StoreError) in try reader?.knownExtensions() ?? [] }
    guard let found = known.first(where: { $0.isAdded && $0.name == name }) else {
      throw ExtensionRemoval.unknown(name, known)
    }
    guard let folder = ImportFolder.record(ofProgram: found.path, context)?.folder else {
      throw .usage(
        .other(
          message:
            "\(name) was not imported, and so it can read the setting 'location' without your permission",
          hint: "remove it if it should not: widgetctl extension remove \(ShellWord.quoted(name))"
        )
      )
    }
    try ImportFolder(folder).allow(what, isAllowed)
    if isAllowed, context.environment.settings[.location] == nil {
      context.output.note("no place is set yet: widgetctl config set location 41.01,28.98")
    }
    try ExtensionAddition(host).redraw(concerning: name)
    return .done
  }

  /// Asks the user once whether an import that uses CoreLocation may read the location in the
  /// settings.
  ///
  /// Without an answer it is not allowed.
  func ask(_ imported: ImportedExtension) throws(CommandError) {
    guard imported.asksForPlace, ImportFolder(imported.folder).record?.allowed == nil else {
      return
    }
    let command = "widgetctl extension allow \(ShellWord.quoted(imported.name)) location"
    guard context.mayAsk, !context.arguments.has(.yes),
      context.environment.settings[.location] != nil
    else {
      context.output.note(
        "\(imported.name) asks for your location, and may not read it: \(command)"
      )
      return
    }
    let question = Question("May \(imported.name) know the setting 'location'?", .confirmation)
    let isAllowed = TerminalPrompt.ask(question) == .confirmed
    try ImportFolder(imported.folder).allow(ImportedAllowance.location, isAllowed)
    if isAllowed { try ExtensionAddition(host).redraw(concerning: imported.name) }
  }
}
