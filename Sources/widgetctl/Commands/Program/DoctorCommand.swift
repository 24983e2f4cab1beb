import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// `doctor`: whether store, extensions, timer and terminal are in order.
enum DoctorCommand: Command {
  private static let recover = OptionDefinition(
    "recover",
    "make a sound store of what a damaged one still holds; the damaged one is kept"
  )

  static let signature = CommandSignature(
    name: "doctor",
    synopsis: "[--recover [--yes]] [--json]",
    summary: "Checks the store, the extensions, the timer and the terminal.",
    examples: [
      .init("widgetctl doctor", "what is in order and what is not"),
      .init("widgetctl doctor --recover", "after a damaged store was reported"),
    ],
    details: "The exit code is 1 where something is not in order.",
    options: [recover, .yes]
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let store = try HostStore(context)
    if context.arguments.has(recover) { return try recover(store, context) }
    let findings =
      StoreCheckup(store: store, now: context.now).findings()
      + ExtensionCheckup(store: store).findings(context)
      + SurroundingsCheckup(context: context).findings()
    let isHealthy = !findings.contains { $0.state == .wrong }
    if context.output.isJSON {
      try context.output.result(json: [
        ("isHealthy", .bool(isHealthy)), ("findings", .array(findings.map(\.json))),
      ])
    } else {
      let text = findings.map { CellText.safe($0.line, isASCII: false) + "\n" }.joined()
      try context.output.result(lines: text)
    }
    return isHealthy ? .done : .negative
  }

  private static func recover(
    _ store: HostStore,
    _ context: CommandContext
  ) throws(CommandError) -> ExitCode {
    if try isSound(store) {
      if context.output.isJSON {
        try context.output.result(json: [("wasDamaged", .bool(false))])
      } else {
        try context.output.result("the store is sound; there is nothing to recover\n")
      }
      return .done
    }
    try confirm(context)
    let report = try stored { () throws(StoreError) in
      try StoreRecovery(store.location, now: context.now).recover()
    }
    if context.output.isJSON {
      try context.output.result(json: [
        ("wasDamaged", .bool(true)),
        ("savedRows", .integer(Int64(report.savedRows))),
        ("incompleteTables", .array(report.incompleteTables.map { .string($0) })),
        ("copy", .optional(report.copy)),
      ])
      return .done
    }
    var lines = ["\(report.savedRows) rows were saved"]
    if !report.incompleteTables.isEmpty {
      lines.append("rows may be missing in: \(report.incompleteTables.joined(separator: ", "))")
    }
    if let copy = report.copy { lines.append("the damaged store is kept as \(copy)") }
    try context.output.result(
      lines: lines.map { CellText.safe($0, isASCII: false) + "\n" }.joined()
    )
    return .done
  }

  private static func isSound(_ store: HostStore) throws(CommandError) -> Bool {
    do {
      try StoreHealth.requireSound(store.location)
      return true
    } catch .damaged {
      return false
    } catch {
      throw CommandError(error)
    }
  }

  /// What takes the place of the store is asked about first, although a copy is kept (CL-5).
  private static func confirm(_ context: CommandContext) throws(CommandError) {
    if context.arguments.has(.yes) { return }
    guard context.mayAsk else {
      throw .usage(
        .other(
          message: "'doctor --recover' puts another store in the place of the damaged one",
          hint: "add --yes; a copy of the damaged one is kept",
          signature: signature.usage
        )
      )
    }
    let question = "Replace the store by what is readable, and keep the damaged one as a copy?"
    guard TerminalPrompt.ask(Question(question, .confirmation)) == .confirmed else {
      throw .failed(
        .negative,
        message: "declined: nothing was changed",
        hint: "answer y, or add --yes"
      )
    }
  }
}
