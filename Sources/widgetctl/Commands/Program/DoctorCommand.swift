import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// The `doctor` command, which checks the store, the extensions, the timer and the terminal.
enum DoctorCommand: Command {
  private static let recover = OptionDefinition(
    "recover",
    "save what is readable of a damaged store in a new one; a copy of the damaged one stays"
  )

  static let signature = CommandSignature(
    name: "doctor",
    synopsis: "[--recover [--yes]] [--json]",
    summary: "Checks the store, the extensions, the timer and the terminal.",
    examples: [
      .init("widgetctl doctor", "what is in order and what is not"),
      .init("widgetctl doctor --recover", "after a damaged store was reported"),
    ],
    details: "The exit code is 1 if something is not in order.",
    options: [recover, .yes]
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let store = try host.store
    if context.arguments.has(recover) { return try recover(store, context) }
    let progress = ProgressLine(context)
    let ofStore = progress.waiting(for: "Checking the store") {
      StoreCheckup(context, store: store).findings()
    }
    let ofExtensions = progress.waiting(for: "Asking the extensions") {
      ExtensionCheckup(host: host).findings()
    }
    let findings = ofStore + ofExtensions + SurroundingsCheckup(host: host).findings()
    let isHealthy = !findings.contains { $0.state == .wrong }
    if context.output.isJSON {
      try context.output.result(json: [
        ("isHealthy", .bool(isHealthy)),
        ("findings", .array(findings.map { $0.json(context.output.advice) })),
      ])
    } else {
      let text = findings.map { finding in
        CellText.safe(finding.line(context.output.advice), isASCII: false) + "\n"
      }.joined()
      try context.output.result(lines: text)
    }
    return isHealthy ? .done : .negative
  }

  private static func recover(
    _ store: HostStore,
    _ context: CommandContext
  ) throws(CommandError) -> ExitCode {
    switch try stored({ () throws(StoreError) in try StoreHealth.examine(store.location) }) {
    case .sound:
      if context.output.isJSON {
        try context.output.result(json: [("wasDamaged", .bool(false))])
      } else {
        try context.output.result("the store is sound; there is nothing to recover\n")
      }
      return .done
    case .soundButMarked: break
    case .damaged: try confirm(context)
    }
    let outcome = try stored { () throws(StoreError) in
      try ProgressLine(context).waiting(for: "Saving what can be read") {
        () throws(StoreError) in
        try StoreRecovery(store.location, now: context.now).recover()
      }
    }
    let text = RecoveryText(outcome: outcome)
    if context.output.isJSON {
      try context.output.result(json: text.json)
    } else {
      try context.output.result(lines: text.text)
    }
    return text.exitCode
  }

  /// Asks the user before the store is replaced, although a copy of it is kept (CL-5).
  private static func confirm(_ context: CommandContext) throws(CommandError) {
    if context.arguments.has(.yes) { return }
    guard context.mayAsk else {
      throw .usage(
        .other(
          message: "'doctor --recover' replaces the damaged store with what can be saved of it",
          hint: "add --yes; a copy of the damaged one stays",
          signature: signature.usage
        )
      )
    }
    let question = "Replace the store by what is readable, and keep the damaged one as a copy?"
    guard TerminalPrompt.ask(Question(question, .confirmation)) == .confirmed else {
      throw .declined
    }
  }
}
