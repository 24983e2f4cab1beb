import Essentials
import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Removes an added extension and its placed widgets; its files are kept in a separate folder for a
/// month.
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
    let imported = ImportFolder.record(ofProgram: found.path, context)?.folder
    let traces = imported.map { ExtensionTraces(context).all(of: name, in: $0) } ?? []
    let (kept, made) = (
      traces.filter { !$0.sharedWith.isEmpty }, traces.filter(\.sharedWith.isEmpty)
    )
    if !placed.isEmpty || !made.isEmpty { try confirm(placed, made, kept, name) }
    let removed = RemovedExtensions(context)
    let aside = imported == nil ? nil : try removed.makeFolder(for: name)
    try store.write { transaction in
      for widget in placed { try transaction.removeWidget(widget.id) }
      try transaction.retireExtension(path: found.path)
    }
    if KeptOffer(stored: found.description).printed != nil {
      // The last output may be private, and is not needed any more.
      let lock = try context.runLockPath(ofExtension: name)
      try? FileManager.default.removeItem(atPath: PrintedForm.memoryPath(besideLock: lock))
    }
    if let imported, let aside {
      // The build folder can be built again, so it is not kept.
      try? FileManager.default.removeItem(atPath: "\(imported)/.build")
      for (path, part) in made.map({ ($0.path, $0.part) }) + [(imported, .package)]
      where !removed.move(path, to: part, in: aside) {
        context.output.warning("'\(path)' could not be moved to '\(aside)' and stays")
      }
    }
    removed.deleteOld()
    try report(found.name, placed, made, kept, aside)
    return .done
  }

  private func report(
    _ name: String,
    _ placed: [PlacedWidget],
    _ made: [ExtensionTraces.Trace],
    _ kept: [ExtensionTraces.Trace],
    _ aside: String?
  ) throws(CommandError) {
    if context.output.isJSON {
      return try context.output.result(json: [
        ("name", .string(name)), ("widgets", .array(placed.map { PlacedWidgetText.json($0) })),
        ("removed", .array(made.map { .string($0.path) })),
        ("shared", .array(kept.map { .string($0.path) })),
        ("keptAside", .optional(aside)),
      ])
    }
    var lines = placed.map { "Removed \(PlacedWidgetText.name($0))." }
    lines += made.map { "Removed the \($0.words)." }
    lines.append("Forgot the extension \(name).")
    if let aside {
      lines.append(
        "Its package and what it has made are in \(aside) until \(RemovedExtensions(context).lastDay)."
      )
    }
    try context.output.result(lines: lines.map { TerminalText.sanitized($0) + "\n" }.joined())
  }

  /// Asks the user before widgets and their data are removed, unless `--yes` is given (CL-5).
  private func confirm(
    _ placed: [PlacedWidget],
    _ made: [ExtensionTraces.Trace],
    _ kept: [ExtensionTraces.Trace],
    _ name: String
  ) throws(CommandError) {
    let ids = placed.map(\.shortID).joined(separator: ", ")
    for trace in made { note("\(name) has made \(trace.words) (\(trace.path))") }
    for trace in kept {
      note("\(trace.words) is shared with \(trace.sharedWith.joined(separator: ", ")) and stays")
    }
    if context.arguments.has(.yes) { return }
    let things = (placed.isEmpty ? [] : ["placed widgets: \(ids)"]) + made.map(\.words)
    guard context.mayAsk else {
      throw .usage(
        .other(
          message: "removing \(name) also removes \(things.joined(separator: ", "))",
          hint: "add --yes"
        )
      )
    }
    let question =
      placed.isEmpty
      ? "Remove what \(name) has made (\(made.map(\.words).joined(separator: ", ")))?"
      : made.isEmpty
        ? "Remove the placed widgets of \(name) (\(ids))?"
        : "Remove the placed widgets of \(name) (\(ids)) and what it has made?"
    guard TerminalPrompt.ask(Question(question, .confirmation)) == .confirmed else {
      throw .failed(
        .negative,
        message: "declined: nothing was removed",
        hint: "answer y, or add --yes"
      )
    }
  }

  private func note(_ text: String) {
    context.output.note(CellText.safe(text, isASCII: context.isASCII))
  }

  /// Returns the error for a name that no added extension has.
  static func unknown(_ name: String, _ known: [KnownExtension]) -> CommandError {
    if HostedExtension.builtInNames.contains(name) {
      return .usage(
        .other(
          message: "\(name) is part of widgetctl and cannot be removed",
          hint: "to remove one of its widgets from your page: widgetctl remove WIDGET"
        )
      )
    }
    let names = known.filter(\.isAdded).map(\.name)
    return .failed(
      .negative,
      message: "you have added no extension '\(name)'",
      hint: NameSuggestion.closest(to: name, in: names).map { "did you mean '\($0)'?" }
        ?? "'widgetctl extension list' lists them"
    )
  }
}
