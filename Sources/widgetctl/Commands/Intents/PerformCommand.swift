import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// The `perform` command, which runs one intent and prints its result or its dialog.
enum PerformCommand: Command {
  static let usesNetwork = true

  static let preview = OptionDefinition(
    "preview",
    "print what the intent would do, in its own words, and do nothing"
  )

  static let signature = CommandSignature(
    name: "perform",
    synopsis: "INTENT [--PARAMETER VALUE…] [PARAMETER=VALUE…] [ID…|where …] [-] [--key KEY]"
      + " [--json]",
    summary: "Runs an intent.",
    examples: [
      .init("widgetctl perform add-to-do --name \"Buy milk\" --due 2026-12-01", "adds a to-do"),
      .init("widgetctl perform complete-to-do --id 3", "the id is what 'find' and 'show' print"),
      .init("widgetctl perform complete-to-do 1,4-6 9", "for several, in one step of 'undo'"),
      .init(
        "widgetctl perform set-priority --priority high --id where 'due < today'",
        "for all that a search finds"
      ),
      .init(
        "widgetctl perform add-to-do - < milk.json",
        "the parameters as {\"name\": \"Buy milk\"}"
      ),
      .init("widgetctl intents add-to-do", "an intent's parameters"),
    ],
    details: """
      A change is on the disk before anything is printed. The widgets that show it are drawn
      afterwards: 'show' waits a moment for them, and with --wait this command waits too. If
      drawing fails, the change stays, and 'refresh' draws them later. PARAMETER=VALUE always
      names a parameter, even one with the name of an option. A dash reads more of them from
      standard input: a JSON object, or PARAMETER=VALUE, one a line. An intent for one item can be
      performed for several: write numbers, ranges, or 'where' with a condition of 'find'. Then
      all are changed or none, and one 'undo' undoes them all. At a terminal an intent asks for
      missing values and lists the possible ones. Without a terminal it fails and names the option
      that answers it.
      """,
    options: [preview, .key, .yes, .answer, .hidden, .wait, .synced, .noPager],
    operands: 1...100,
    operandName: "INTENT",
    operandValues: [.intents, .subjects],
    takesParameters: true,
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let key = try context.key()
    let input = try parametersOfInput(context)
    let isPreview = context.arguments.has(preview)
    let store = try host.store
    if try store.reader() == nil, !isPreview { try store.create() }
    let name = context.arguments.operands[0]
    let catalog = try beforeAnyChange { () throws(CommandError) in
      try IntentCatalog(holding: name, of: host.extensions)
    }
    let found = try catalog.intent(
      named: name,
      mayBeHidden: context.arguments.has(.hidden)
    )
    let form = "widgetctl perform \(found.form)"
    let (parameters, repetition) = try entities(of: found, form: form, context)
    let arguments = try ParameterInput.arguments(
      parameters,
      for: found.intent,
      found.description.enumerations,
      form: form
    )
    let call = IntentCall(
      host: host,
      found: found,
      form: form,
      origin: "perform",
      key: key,
      repetition: repetition
    )
    if isPreview {
      try call.preview(arguments + input)
    } else {
      try call.perform(arguments + input)
    }
    return .done
  }

  /// Returns the parameters that are the same for all entities and, if the intent is run for
  /// several entities, these entities.
  private static func entities(
    of found: IntentCatalog.Found,
    form: String,
    _ context: CommandContext
  ) throws(CommandError) -> ([Arguments.Parameter], IntentRepetition?) {
    let parameters = context.arguments.parameters
    let words = context.arguments.operands.dropFirst().filter { $0 != "-" }
    let named = NamedEntities(found.intent, in: found.description, now: context.now)
    let given = parameters.filter { parameter in
      parameter.value != nil && named?.isNamed(parameter) == true
    }
    guard let named,
      !given.isEmpty || named.isAllThatIsMissing(parameters, of: found.intent)
    else {
      if let extra = words.first {
        let line = IntentPointer.line(for: found.intent, words, given: parameters)
        throw .usage(
          .other(
            message: "unexpected argument '\(extra)'",
            hint: found.intent.parameters.isEmpty
              ? "\(found.intent.name) takes no parameters" : "did you mean: \(line)",
            signature: form
          )
        )
      }
      return (parameters, nil)
    }
    let all = given.compactMap(\.value) + words
    let repetition = try usage { () throws(UsageError) in try named.repetition(all) }
    if repetition == nil, let word = words.first {
      let one = Arguments.Parameter(name: named.parameter.optionName, value: word)
      return (parameters + [one], nil)
    }
    return (repetition == nil ? parameters : parameters.filter { !named.isNamed($0) }, repetition)
  }

  /// Prints the parameters of the intent, if `--help` follows its name.
  ///
  /// - Returns: `nil` if the command line names no intent.
  static func explain(_ host: Host) throws(CommandError) -> ExitCode? {
    host.context.arguments.operands.isEmpty ? nil : try IntentsCommand.run(host)
  }

  /// Returns the parameters in standard input if an operand is a dash; otherwise an empty array.
  private static func parametersOfInput(
    _ context: CommandContext
  ) throws(CommandError) -> [IntentArgument] {
    guard context.readsStandardInput else { return [] }
    let bytes = try inputText { () throws(InputFile.Failure) in
      try InputFile.standardInput(limit: ParameterDocument.maximumBytes)
    }
    return try ParameterDocument.arguments(in: bytes, named: "standard input")
  }
}
