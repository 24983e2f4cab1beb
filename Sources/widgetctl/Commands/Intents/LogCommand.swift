import Ground
import Moments
import SharedStore
import WidgetRender
import WidgetTerminal

/// The `log` command, which lists runs of intents: their times, causes and results.
enum LogCommand: Command {
  static let limit = OptionDefinition(
    "limit",
    value: "NUMBER",
    "the newest runs to list, \(defaultLimit) unless given"
  )
  private static let defaultLimit = 20
  /// The most runs that can be requested: as many as the journal keeps.
  private static let maximumLimit = 100_000

  static let signature = CommandSignature(
    name: "log",
    synopsis:
      "[--limit NUMBER] [--at TIME] [--json] | --follow [--since RUN|TIME] [--json] | --reloads | --conflicts | --forget RUN… [--yes]",
    summary: "Lists the intents that ran, newest first.",
    examples: [
      .init("widgetctl log", "the last \(defaultLimit)"),
      .init("widgetctl log --limit 1 --json", "every detail of the last one"),
      .init("widgetctl log --at 2026-12-01", "what had run when that day began"),
      .init("widgetctl log --follow --json", "each one when it ends, with its changes"),
      .init("widgetctl log --reloads", "when and why widgets were reloaded, and what it cost"),
      .init("widgetctl undo", "undoes the last one"),
      .init("widgetctl log --forget 7,9-12", "removes those from the log, and nothing else"),
    ],
    details: """
      The log has the runs of the last 400 days, at most 100,000; the last hundred that can be
      undone stay, however old they are. (A run is all that one command or script changed.)
      --forget deletes a run from the log; the records stay as they are. The run can then not be
      undone, and neither can earlier runs on the same records.

      With --follow the command waits and prints each run when it ends, oldest first: as a line,
      or with --json as an object on one line, with each changed record before and after. It
      begins now, or with --since at a run's number or a time, and ends at a signal or with its
      reader. A run that takes longer than a minute is printed first without its end, then again
      with it.
      """,
    options: [
      limit, .at, FollowedLog.option, FollowedLog.since, ReloadLog.option, ConflictLog.option,
      ForgottenLog.option, .yes, .noPager,
    ],
    operands: 0...1_000,
    operandName: "RUN",
    operandValues: [.runs]
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    if context.arguments.has(ForgottenLog.option) {
      return try ForgottenLog(context: context, store: host.store).run()
    }
    if context.arguments.has(ConflictLog.option) { return try ConflictLog(host: host).run() }
    if let word = context.arguments.operands.first {
      throw .usage(
        .unexpectedArgument(word, signature: signature.usage, corrected: signature.call)
      )
    }
    if context.arguments.has(FollowedLog.option) {
      try ended(with: FollowedLog(host).run())
      return .done
    }
    if context.arguments.has(FollowedLog.since) {
      throw .usage(
        .other(
          message: "'--since' works only with 'log --follow'",
          hint: "\(context.advised("log --follow --since 12")) begins with run 12",
          signature: signature.usage
        )
      )
    }
    let count = try count(context)
    let zone = context.timeZone()
    let until = context.arguments.has(.at) ? try context.instant(in: zone) : nil
    let store = try host.store
    let reader = try store.reader()
    try store.reportLoss(to: context.output)
    if context.arguments.has(ReloadLog.option) {
      return try ReloadLog(host: host, count: count, until: until).run()
    }
    let (runs, first) = try stored { () throws(StoreError) in
      (try reader?.log(until: until, limit: count) ?? [], try reader?.firstRun())
    }
    if context.output.isJSON {
      try context.output.result(json: [
        ("runs", .array(runs.map { RunText(run: $0).json })),
        ("firstKept", first.map { .integer($0.number) } ?? .null),
      ])
      return .done
    }
    if runs.isEmpty {
      throw .failed(
        .negative,
        message: until == nil ? "no intent ran yet" : "no intent had run by then",
        hint: "'widgetctl intents' lists what can be run"
      )
    }
    let makers = try LinkMakers(store)
    let table = TextTable(
      heading: ["RUN", "WHEN", "ORIGIN", "INTENT", "RESULT"],
      rows: try runs.map { (run) throws(CommandError) in
        RunText(run: run).row(in: zone, madeOn: try makers.name(of: run))
      },
      flexibleColumn: 3
    )
    try PagedOutput(context).result(table)
    if let first, first.number > 1 {
      let date = ISODate.minuteText(Instant(microseconds: first.started), in: zone)
      context.output.note("the log begins with run \(first.number), of \(date)")
    }
    return .done
  }

  private static func ended(with code: Int32) {
    // 130 and 143 are not exit codes of commands.
    if code != 0 { ProcessSetup.leave(code) }
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
