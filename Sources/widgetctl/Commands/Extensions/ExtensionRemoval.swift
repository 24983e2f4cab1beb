import Essentials
import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Forgets an added extension and removes its placed widgets.
struct ExtensionRemoval {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func run(_ name: String) throws(CommandError) -> ExitCode {
    let store = try host.store
    let reader = try store.reader()
    let known = try stored { () throws(StoreError) in try reader?.knownExtensions() ?? [] }
    guard let found = known.first(where: { $0.isAdded && $0.name == name }) else {
      throw Self.unknown(name, known)
    }
    let placed = try store.placedWidgets()
      .filter { $0.extensionName == name }
    if !placed.isEmpty { try confirm(placed, name) }
    try store.write { transaction in
      for widget in placed { try transaction.removeWidget(widget.id) }
      try transaction.forgetExtension(path: found.path)
    }
    if KeptOffer(stored: found.description).printed != nil {
      // What it printed last may be private, and serves no press any more.
      let lock = try context.runLockPath(ofExtension: name)
      try? FileManager.default.removeItem(atPath: PrintedForm.memoryPath(besideLock: lock))
    }
    // Links to the author's sources, and what was built of them.
    if let (_, folder) = ImportFolder.record(ofProgram: found.path) {
      ImportFolder(folder).remove()
    }
    if context.output.isJSON {
      try context.output.result(json: [
        ("name", .string(name)), ("widgets", .array(placed.map { PlacedWidgetText.json($0) })),
      ])
    } else {
      let widgets = placed.map { "Removed \(PlacedWidgetText.name($0)).\n" }
      let text = TerminalText.sanitized("Forgot the extension \(name).") + "\n"
      try context.output.result(lines: widgets.joined() + text)
    }
    return .done
  }

  /// Asks before removing widgets, unless `--yes` is given (CL-5).
  private func confirm(_ placed: [PlacedWidget], _ name: String) throws(CommandError) {
    if context.arguments.has(.yes) { return }
    let ids = placed.map(\.shortID).joined(separator: ", ")
    let question = "Take the placed widgets of \(name) away (\(ids))?"
    guard context.mayAsk else {
      throw .usage(.other(message: "\(name) has placed widgets: \(ids)", hint: "add --yes"))
    }
    guard TerminalPrompt.ask(Question(question, .confirmation)) == .confirmed else {
      throw .failed(
        .negative,
        message: "declined: nothing was removed",
        hint: "answer y, or add --yes"
      )
    }
  }

  /// Why there is no added extension of that name.
  static func unknown(_ name: String, _ known: [KnownExtension]) -> CommandError {
    if HostedExtension.builtInNames.contains(name) {
      return .usage(
        .other(
          message: "\(name) belongs to widgetctl and stays",
          hint: "'widgetctl remove WIDGET' takes a widget off the shelf"
        )
      )
    }
    let names = known.filter(\.isAdded).map(\.name)
    return .failed(
      .negative,
      message: "no extension '\(name)' was added",
      hint: NameSuggestion.closest(to: name, in: names).map { "did you mean '\($0)'?" }
        ?? "'widgetctl extension list' lists them"
    )
  }
}
