import Ground
import IntentScript
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// The `run` command, which runs a script of intents, or starts the interactive prompt.
enum RunCommand: Command {
  static let usesNetwork = true

  private static let trace = OptionDefinition(
    "trace",
    "print each statement to standard error before it runs"
  )
  private static let raw = OptionDefinition(
    "raw",
    "print control characters as they are, not only tabs and line ends"
  )

  static let signature = CommandSignature(
    name: "run",
    synopsis: "[FILE] [--PARAMETER VALUE…] [--dry-run] [--trace] [--json]",
    summary: "Runs a script, or what is typed at its prompt.",
    examples: [
      .init("widgetctl run tidy.intents --days 3", "with a value for its parameter"),
      .init("widgetctl run tidy.intents --dry-run", "what it would do"),
      .init("widgetctl run tidy.intents --help", "its parameters"),
      .init("widgetctl run - < tidy.intents", "from standard input"),
      .init("widgetctl run import.intents < to-dos.csv", "a script that reads input.lines"),
      .init("widgetctl run", "at a terminal: a prompt with completion and history"),
      .init("widgetctl undo", "undoes what the last one did"),
    ],
    details: """
      The whole script is checked before anything runs. A line is printed only after the changes
      before it are on the disk. Without a terminal, a question fails at once unless --answer or
      --yes answers it. An interrupt ends the script after the present step; a second one ends it
      at once. With --json each event is one line. Write a script's parameters as --NAME VALUE, or
      as NAME=VALUE if one has the name of an option.

      A dry run runs the script on a temporary copy of the store: each intent that would run is
      printed as a call, and the script's output after a bar. At an intent that does more than
      change the store, or at a question without an answer, it ends and lists the calls that may
      follow.
      """,
    options: [.dryRun, trace, raw, .answer, .yes, .key, .hidden, .wait, .synced]
      + ScriptLimits.options,
    operands: 0...100_000,
    operandName: "FILE",
    operandValues: [.files],
    takesParameters: true,
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let limits = try usage { () throws(UsageError) in try ScriptLimits(context.arguments) }
    guard let path = context.arguments.operands.first else {
      return try prompt(host, limits)
    }
    let key = try context.key()
    let file = try ScriptFile(path: path, limits: limits)
    var check = try beforeAnyChange { () throws(CommandError) in
      try ScriptCheck(host, of: [file])
    }
    let script: CheckedScript
    switch check.check(file) {
    case .success(let checked): script = checked
    case .failure(let rejected):
      let outcome = ScriptOutcome(
        exitCode: ExitCode.badData.rawValue,
        error: .rejected(rejected.diagnostics)
      )
      ScriptEnd(outcome: outcome, sources: rejected.sources, context: context).report()
      return .badData
    }
    let given = try usage { () throws(UsageError) in
      try ScriptArguments(script: script, help: ScriptHelp(file.parsed, path: path))
        .arguments(
          context.arguments.parameters,
          rest: Array(context.arguments.operands.dropFirst())
        )
    }
    let arguments = context.arguments
    let launch = ScriptLaunch(
      check: check,
      script: script,
      arguments: given,
      key: key,
      limits: limits,
      isTracing: arguments.has(trace),
      answers: ScriptAnswers(
        given: arguments.values(of: .answer),
        isConfirmed: arguments.has(.yes),
        mayAsk: context.mayAsk && !arguments.has(.dryRun)
      ),
      isRaw: arguments.has(raw)
    )
    // The progress line is not used, because it would erase a line that the script has not ended.
    guard !arguments.has(raw) else { return try finish(try launch.run(), launch, host) }
    let outcome = try launch.channel.progress.waiting(
      for: "Running \(path)",
      isEndable: false
    ) { () throws(CommandError) in
      try launch.run()
    }
    return try finish(outcome, launch, host)
  }

  /// Starts the interactive prompt, because no file is named.
  private static func prompt(
    _ host: Host,
    _ limits: ScriptLimits
  ) throws(CommandError) -> ExitCode {
    let options = ScriptOptions(
      limits: limits,
      isTracing: host.context.arguments.has(trace)
    )
    var repl = try Repl(host, options: options, usage: signature.usage)
    return end(try repl.run(), host)
  }

  /// Prints the parameters of a script, if `--help` follows its name.
  ///
  /// - Returns: `nil` if the command line names no script.
  static func explain(_ host: Host) throws(CommandError) -> ExitCode? {
    let context = host.context
    guard let path = context.arguments.operands.first else { return nil }
    let file = try ScriptFile(path: path)
    let help = ScriptHelp(file.parsed, path: path)
    if context.output.isJSON {
      try context.output.result(json: help.json)
    } else {
      try context.output.result(prose: help.text)
    }
    return .done
  }

  private static func finish(
    _ outcome: ScriptOutcome,
    _ launch: ScriptLaunch,
    _ host: Host
  ) throws(CommandError) -> ExitCode {
    let context = host.context
    try launch.reload(after: outcome)
    if let problem = launch.channel.answers.problem { throw problem }
    if let error = launch.channel.output.error { throw error }
    var outcome = outcome
    outcome.exitCode = Interrupt.exitCode ?? outcome.exitCode
    ScriptEnd(outcome: outcome, sources: launch.script.sources, context: context).report()
    return end(outcome.exitCode, host)
  }

  private static func end(_ number: Int32, _ host: Host) -> ExitCode {
    if let code = ExitCode(rawValue: number) { return code }
    // A script can end with any exit status.
    host.exitNumber = number
    return .negative
  }
}
