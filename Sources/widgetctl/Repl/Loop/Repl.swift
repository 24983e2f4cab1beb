import IntentScript
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// The interactive prompt for scripts: each input is checked and run, and can use names declared by
/// earlier ones.
struct Repl {
  private static let help = """
    Type a statement, such as find ToDo or add-to-do(name: "Buy milk"); its value is printed.
    Tab completes, the arrows and Ctrl-R find earlier inputs, an open bracket asks for more.
    Ctrl-C gives up the line or ends what runs, Ctrl-D ends the prompt.

    """
  private static let greeting = "'help' explains the prompt, Ctrl-D ends it\n"

  private let context: CommandContext
  private let check: ScriptCheck
  private let terminal: RawTerminal
  private let events: TerminalEvents
  private let signals: ReplSignals
  private var history: ReplHistory
  private var checker: ScriptChecker
  /// The state of a dry run, in which nothing is changed; `nil` if inputs are really run.
  private let dryRun: DryRun?
  private var session: ScriptSession<CalledScriptHost>

  /// Prepares the prompt and the handling of signals; it must be called before any thread is
  /// started.
  ///
  /// - Throws: `.usage` if the input is not a terminal, or the error that prevents scripts from
  ///   being checked.
  init(_ host: Host, options: ScriptOptions, usage: String) throws(CommandError) {
    let context = host.context
    let output: OutputDescriptor =
      TerminalDevice.isTerminal(.standardError) ? .standardError : .standardOutput
    guard let terminal = RawTerminal(input: 0, output: output),
      let events = TerminalEvents(input: 0)
    else {
      throw .usage(
        .other(
          message: "missing FILE",
          hint: "'-' reads the script from standard input; without FILE, a terminal gives a prompt",
          signature: usage
        )
      )
    }
    let signals = ReplSignals(terminal: terminal, events: events)
    SignalWatch.start(TerminalSignal.allCases.map(\.number)) { number in
      guard let signal = TerminalSignal.allCases.first(where: { $0.number == number }) else {
        return
      }
      signals.receive(signal)
    }
    let check = try ScriptCheck(host)
    let dryRun = context.arguments.has(.dryRun) ? DryRun() : nil
    if dryRun == nil, try check.store.reader() == nil { try check.store.create() }
    let folder = ScriptFolder(ofScript: "-")
    self.context = context
    self.check = check
    self.terminal = terminal
    self.events = events
    self.signals = signals
    history = ReplHistory(path: try? context.historyPath())
    checker = ScriptChecker(catalog: check.catalog, isInteractive: true) { path, span in
      folder.load(path, at: span)
    }
    let reader = ScriptClock.reader(in: context.timeZone(), standingAt: nil)
    let clock = dryRun?.moved(reader) ?? reader
    self.dryRun = dryRun
    session = ScriptSession(
      host: ReplHost.make(check, clock, signals, events, dryRun) { _ in },
      clock: clock,
      options: options,
      dryRun: dryRun
    )
  }

  /// Reads and runs inputs until the user ends the prompt.
  ///
  /// - Returns: The exit code of the process.
  mutating func run() throws(CommandError) -> Int32 {
    if !context.output.isJSON { write(Self.greeting) }
    var prompt = LinePrompt(terminal: terminal, events: events, isASCII: context.isASCII)
    while true {
      switch prompt.read(history: history.entries, language: language) {
      case .ended: return 0
      case .abandoned: _ = signals.end()
      case .input(let text):
        history.add(text)
        if text.allSatisfy(\.isWhitespace) { continue }
        if text.split(whereSeparator: \.isWhitespace) == ["help"] {
          write(Self.help)
        } else if let code = try run(text) {
          return code
        }
      }
    }
  }

  private func write(_ text: String) {
    let columns = context.output.errorColumns ?? WidthDecision.fallback
    context.output.message(
      FittedText.lines(of: text, columns: columns, isASCII: context.isASCII)
    )
  }

  private var language: LinePrompt.Language {
    let found = foundEntities
    let scope = CompletionScope(
      catalog: check.catalog,
      locals: checker.boundNames,
      functions: checker.declaredFunctions.map {
        CompletionScope.Function(name: $0.name, parameters: $0.parameters, result: $0.result)
      },
      entities: found.entities
    )
    let completer = ScriptCompleter(scope: scope)
    let signals = signals
    return LinePrompt.Language(
      // After two empty lines the input is run, so that an error reports the missing part.
      isWhole: { ScriptInput.isWhole($0) || $0.hasSuffix("\n\n") },
      complete: completer.completion,
      isInterrupted: { signals.isCancelled }
    )
  }

  private var foundEntities: FoundEntities {
    let (catalog, extensions) = (check.catalog, check.extensions)
    return FoundEntities { type in
      catalog.entries.first { $0.entities.contains { $0.identifier == type } }
        .flatMap { extensions.named($0.extensionName) }
    }
  }

  /// Checks and runs one input.
  ///
  /// - Returns: The exit code if the input ends the prompt, otherwise `nil`.
  private mutating func run(_ text: String) throws(CommandError) -> Int32? {
    let before = checker
    let source = ScriptSource(name: "input", text: text, base: checker.nextBase)
    switch checker.check(Parser.parse(source, firstNode: checker.nextNode)) {
    case .failure(let rejected):
      if let error = ShellInput(text)?.error {
        context.output.report(error)
        return nil
      }
      ScriptReport(rejected.sources, context).emit(rejected.diagnostics)
      return nil
    case .success(let script):
      return try run(ReplInput(script), before: before)
    }
  }

  private mutating func run(
    _ input: ReplInput,
    before: ScriptChecker
  ) throws(CommandError) -> Int32? {
    let output = ScriptOutput(context)
    let shown = ReplOutput(
      output: output,
      tellsDialogs: input.isExpression,
      isWhole: context.output.isJSON || dryRun != nil
    )
    // Each input is one step for `undo`, so each has a host whose runs belong together.
    session.host = ReplHost.make(check, session.clock, signals, events, dryRun) {
      shown.deliver($0)
    }
    session.options.reportsIntents = true
    let (next, outcome) = try perform(input.script)
    session = next
    if signals.end() { context.output.message("\n") }
    if outcome.committedCount > 0, dryRun == nil {
      try PerformedWidgets(check.host).reload()
    }
    if outcome.error != nil || !outcome.isKnown {
      checker.forgetUnbound(session.slots, before: before)
    }
    ScriptEnd(outcome: outcome, sources: input.script.sources, context: context).report()
    if let error = output.error { throw error }
    if let code = signals.exitCode { return code }
    let hasEnded = outcome.error == nil && outcome.isKnown && (input.ends || outcome.exitCode != 0)
    return hasEnded ? outcome.exitCode : nil
  }

  private func perform(
    _ script: CheckedScript
  ) throws(CommandError) -> (ScriptSession<CalledScriptHost>, ScriptOutcome) {
    let (session, signals) = (session, signals)
    signals.begin()
    return try TaskBridge.wait(isCancelled: { signals.isCancelled }) {
      var session = session
      let outcome = await session.run(script)
      return (session, outcome)
    }
  }
}
