import Ground
import PrintedWidgets
import WidgetExtension
import WidgetTerminal

/// The program, which runs one command to its end; asynchronous tasks are started only if they are
/// needed (PF-2).
@main
enum Widgetctl {
  static func main() {
    if GatewayProgram.isCalled { GatewayProgram.run() }
    if CalledName.own == PrintedForm.server { PrintedService.run() }
    ProcessSetup.prepare()
    ProcessSetup.requireArguments(CommandLine.arguments)
    ExtensionProcess.adoptOrphans()
    RunID.takeChosen()
    QuestionSocket.takeGiven()
    let environment = EnvironmentVariables.process.readingSettings()
    var host: Host?
    let code = run(CommandLine.arguments.dropFirst(), environment: environment, in: &host)
    if let host { LinkNews(host).report() }
    host?.startFollowUp()
    ExtensionProcess.endAll()
    // A process started before the extensions are ended would be ended with them.
    host?.startLinkPass()
    host?.leave()
    ProcessSetup.leave(host?.exitNumber ?? code.rawValue)
  }

  private static func run(
    _ words: ArraySlice<String>,
    environment: EnvironmentVariables,
    in host: inout Host?
  ) -> ExitCode {
    // The output is created before anything can fail, so that every error has the requested format.
    let output = Output(for: words, environment: environment)
    do throws(CommandError) {
      if let name = ProgramName.short(of: CommandLine.arguments),
        let code = try runShort(
          name,
          words,
          environment: environment,
          output: output,
          in: &host
        )
      {
        return code
      }
      return try run(words, environment: environment, output: output, in: &host)
    } catch {
      let program = ProgramName.short(of: CommandLine.arguments) ?? "widgetctl"
      let line = CorrectedLine(
        program: program,
        words: words,
        signature: words.first.flatMap { CommandList.command(named: $0)?.signature }
      )
      output.report(line.improving(error))
      return error.exitCode
    }
  }

  private static func run(
    _ words: ArraySlice<String>,
    environment: EnvironmentVariables,
    output: Output,
    in host: inout Host?
  ) throws(CommandError) -> ExitCode {
    let request = try usage { () throws(UsageError) in try ProgramArguments.parse(words) }
    switch request {
    case .version:
      if output.isJSON {
        try output.result(json: VersionReport().json)
      } else {
        try output.result(lines: VersionReport().lines)
      }
    case .help(let isWhole):
      if output.isJSON {
        try output.result(json: HelpCommand.json)
      } else {
        let context = CommandContext(
          arguments: Arguments(),
          environment: environment,
          output: output,
          now: SystemTime.microsecondsSince1970
        )
        let words = HelpCommand.shortWords(of: Host(context))
        try output.result(prose: HelpCommand.program(isWhole: isWhole, words))
      }
    case .command(let name, let rest):
      guard let command = CommandList.command(named: name) else {
        if let code = try runShort(
          name,
          rest,
          environment: environment,
          output: output,
          in: &host
        ) {
          return code
        }
        throw UnknownCommand(name: name, words: rest, environment: environment, output: output)
          .error
      }
      let signature = command.signature
      let arguments = try usage { () throws(UsageError) in
        let arguments = try ArgumentParser.parse(rest, for: signature)
        try CommonOptions.check(arguments)
        return arguments
      }
      var context = CommandContext(
        arguments: arguments,
        environment: environment,
        output: output,
        now: SystemTime.microsecondsSince1970
      )
      context.commands = { CommandList.all.map { $0.signature } }
      context.runsForUser = signature.isWriting && (!command.isForTimers || TerminalDevice.hasAny)
      let current = Host(context, for: command)
      host = current
      if !arguments.wantsHelp {
        if !command.isForTimers || TerminalDevice.isTerminal(.standardError) {
          ConfigurationReport.warn(of: environment.settings, before: name, output)
        }
        if signature.isWriting { try current.willWrite() }
        let note = NewStoreNote(context)
        defer { note.report(to: output) }
        guard maySync(arguments, of: signature) else {
          return try command.run(current)
        }
        return try SyncedRun.around(current) { () throws(CommandError) in try command.run(current) }
      }
      if let code = try command.explain(current) { return code }
      if output.isJSON {
        try output.result(json: [("command", HelpText.json(signature))])
      } else {
        try output.result(
          prose: arguments.wantsWholeHelp ? HelpText.whole(signature) : HelpText.short(signature)
        )
      }
    }
    return .done
  }

  /// Returns whether `--synced` can apply to the command; it cannot for a prompt, a dry run and a
  /// preview.
  private static func maySync(_ arguments: Arguments, of signature: CommandSignature) -> Bool {
    guard signature.options.contains(.synced) else { return false }
    let isPrompt = signature.name == RunCommand.signature.name && arguments.operands.isEmpty
    return !isPrompt && !arguments.has(.dryRun) && !arguments.has(PerformCommand.preview)
  }

  /// Runs the short command with this name.
  ///
  /// - Returns: Its exit code; `nil` if no extension declares the name.
  private static func runShort(
    _ name: String,
    _ words: ArraySlice<String>,
    environment: EnvironmentVariables,
    output: Output,
    in host: inout Host?
  ) throws(CommandError) -> ExitCode? {
    if name == CommandName.shortWords, let word = words.first,
      CommandGroups.exchange.contains(word)
    {
      return try run(words, environment: environment, output: output, in: &host)
    }
    let short = try ShortCommandRun(
      named: name,
      words: words,
      environment: environment,
      output: output
    )
    if let own = short?.ownCommand {
      return try run(own[...], environment: environment, output: output, in: &host)
    }
    host = short?.host
    guard let short else { return nil }
    guard !short.host.context.arguments.wantsHelp else { return try short.run() }
    return try SyncedRun.around(short.host) { () throws(CommandError) in try short.run() }
  }
}
