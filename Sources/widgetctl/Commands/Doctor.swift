import SharedStore
import WidgetExtension

/// `doctor`: whether store, extensions, timer and terminal are in order.
enum Doctor: Command {
  static let signature = CommandSignature(
    name: "doctor",
    synopsis: "[--json]",
    summary: "Checks the store, the extensions, the timer and the terminal.",
    examples: [.init("widgetctl doctor", "what is in order and what is not")],
    details: "The exit code is 1 where something is not in order."
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let store = try HostStore(context)
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
      try context.output.result(text)
    }
    return isHealthy ? .done : .negative
  }
}
