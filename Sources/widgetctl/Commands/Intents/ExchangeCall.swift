import Ground
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// Runs the to-do list's intent for `import` or `export`, and prints the intent's remarks on
/// standard error.
struct ExchangeCall {
  let host: Host
  let intent: String
  let signature: CommandSignature

  /// The time limit of an import or export in milliseconds; the to-dos of a thousand users need
  /// minutes.
  private static let limitInMilliseconds = 1_800_000

  private var context: CommandContext { host.context }

  /// Runs the intent, and prints its remarks on standard error.
  ///
  /// - Throws: The intent's error with the last line of its message; the other lines are already
  ///   printed.
  func perform(_ arguments: [IntentArgument]) throws(CommandError) -> PerformReply {
    if try host.store.reader() == nil { try host.store.create() }
    let catalog = try beforeAnyChange { () throws(CommandError) in
      try IntentCatalog(holding: intent, of: host.extensions)
    }
    let found = try catalog.intent(named: intent)
    var call = IntentCall(
      host: host,
      found: found,
      form: signature.usage,
      origin: signature.name,
      key: try context.key()
    )
    call.limitInMilliseconds = Self.limitInMilliseconds
    let performed = try PerformedWidgets(host)
    let reply: PerformReply
    do throws(CommandError) {
      reply = try call.reply(to: arguments)
    } catch {
      throw printed(error)
    }
    for line in lines(of: reply) { context.output.note(line) }
    performed.reloadAfterAnswer()
    return reply
  }

  /// Returns the remarks in the intent's result, each as one line.
  private func lines(of reply: PerformReply) -> [String] {
    guard !context.output.isJSON, case .list(let values) = reply.outcome.value else { return [] }
    return values.map(\.displayText)
  }

  /// Prints all lines of an error's message except the last, each about a place in a file, and
  /// returns the error with the last line.
  private func printed(_ error: CommandError) -> CommandError {
    guard case .failed(let code, let message, let hint) = error, !context.output.isJSON else {
      return error
    }
    let lines = message.split(separator: "\n")
    guard let last = lines.last, lines.count > 1 else { return error }
    for line in lines.dropLast() { context.output.note(String(line)) }
    return .failed(code, message: String(last), hint: hint)
  }

  /// Returns the value of an option as an argument of the intent; empty if the option is not given.
  func argument(_ option: OptionDefinition, as name: String? = nil) -> [IntentArgument] {
    if option.valueName == nil {
      return context.arguments.has(option)
        ? [IntentArgument(name ?? option.name, text: "true")] : []
    }
    return context.arguments.value(of: option)
      .map { [IntentArgument(name ?? option.name, text: $0)] } ?? []
  }

  /// Prints the sentence that the intent returned or, with `--json`, its complete result.
  func write(_ reply: PerformReply) throws(CommandError) {
    if context.output.isJSON {
      return try context.output.result(json: [
        ("intent", .string(intent)), ("run", .string(reply.runID)),
        ("dialog", .optional(reply.outcome.dialog)),
        ("value", reply.outcome.value.map { .raw($0.json) } ?? .null),
      ])
    }
    guard let sentence = reply.outcome.dialog, !sentence.isEmpty else { return }
    try context.output.result(lines: sentence + "\n")
  }

  /// Returns an absolute path, because the extension has another working directory.
  static func absolute(_ path: String) throws(CommandError) -> String {
    if path.hasPrefix("/") { return path }
    guard let folder = ExecutableFile.resolved(".") else {
      throw .failed(
        .noInput,
        message: "the current folder was removed, so \(path) cannot be found",
        hint: "change to another folder, or name the whole path"
      )
    }
    return folder == "/" ? "/\(path)" : "\(folder)/\(path)"
  }
}
