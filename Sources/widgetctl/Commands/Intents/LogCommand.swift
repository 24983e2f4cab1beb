import SharedStore
import WidgetTerminal

/// `log`: what ran, when, why, with what result.
enum LogCommand: Command {
  private static let limit = OptionDefinition(
    "limit",
    value: "NUMBER",
    "the newest runs to list, \(defaultLimit) unless given"
  )
  private static let defaultLimit = 20
  /// As many as the journal keeps.
  private static let maximumLimit = 100_000

  static let signature = CommandSignature(
    name: "log",
    synopsis: "[--limit NUMBER] [--at TIME] [--json]",
    summary: "Lists the intents that ran, newest first.",
    examples: [
      .init("widgetctl log", "the last \(defaultLimit)"),
      .init("widgetctl log --limit 1 --json", "all that is known of the last one"),
      .init("widgetctl log --at 2026-12-01", "what had run when that day began"),
      .init("widgetctl undo", "takes the last one back"),
    ],
    options: [limit, .at]
  )

  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode {
    let count = try count(context)
    let zone = context.timeZone()
    let until = context.arguments.has(.at) ? try context.instant(in: zone) : nil
    let store = try HostStore(context)
    let reader = try store.reader()
    try store.reportLoss(to: context.output)
    let runs = try stored { () throws(StoreError) in
      try reader?.log(until: until, limit: count) ?? []
    }
    if context.output.isJSON {
      try context.output.result(json: [("runs", .array(runs.map { RunText(run: $0).json }))])
      return .done
    }
    if runs.isEmpty {
      throw .failed(
        .negative,
        message: until == nil ? "no intent ran yet" : "no intent had run by then",
        hint: "'widgetctl intents' lists what can be run"
      )
    }
    let table = TextTable(
      heading: ["RUN", "WHEN", "ORIGIN", "INTENT", "RESULT"],
      rows: runs.map { RunText(run: $0).row(in: zone) },
      flexibleColumn: 3
    )
    try context.output.result(table)
    return .done
  }

  private static func count(_ context: CommandContext) throws(CommandError) -> Int {
    guard let text = context.arguments.value(of: limit) else { return defaultLimit }
    guard let count = Int(text), (1...maximumLimit).contains(count) else {
      throw .usage(
        .invalidValue(
          option: "--limit",
          value: text,
          expected: "a number from 1 to \(maximumLimit)"
        )
      )
    }
    return count
  }
}
