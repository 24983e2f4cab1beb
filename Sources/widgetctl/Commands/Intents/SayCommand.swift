import Ground
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// The `say` command, which runs the intent that matches a sentence.
enum SayCommand: Command {
  static let usesNetwork = true

  static let signature = CommandSignature(
    name: "say",
    synopsis: "[SENTENCE] [--json]",
    summary: "Runs the intent that a sentence means.",
    examples: [
      .init("widgetctl say complete buy milk in to-dos", "finds the intent and its parameter"),
      .init("widgetctl say", "the phrases"),
    ],
    details: """
      Phrases are the App Shortcuts that extensions declare. Case, accents and punctuation are
      ignored; a parameter's value may be several words.
      """,
    options: [.yes, .answer, .wait, .synced],
    operands: 0...1_000,
    operandName: "SENTENCE",
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let store = try host.store
    let sentence = context.arguments.operands.joined(separator: " ")
    if !sentence.isEmpty, try store.reader() == nil { try store.create() }
    let offers = try host.extensions
    if sentence.isEmpty {
      try list(PhraseBook(extensions: try offers.offering()).phrases, context)
      return .done
    }
    let extensions = try beforeAnyChange { () throws(CommandError) in
      try offers.matching { PhraseBook.holds(sentence, name: $0, $1) }
    }
    let book = PhraseBook(extensions: extensions)
    let (found, arguments) = try book.find(sentence)
    let call = IntentCall(
      host: host,
      found: found,
      form: signature.usage,
      origin: "say"
    )
    try call.perform(arguments)
    return .done
  }

  private static func list(
    _ phrases: [PhraseBook.Phrase],
    _ context: CommandContext
  ) throws(CommandError) {
    if context.output.isJSON {
      return try context.output.result(json: [
        (
          "phrases",
          .array(
            phrases.map {
              .object([("phrase", .string($0.text)), ("intent", .string($0.intent))])
            }
          )
        )
      ])
    }
    if phrases.isEmpty {
      throw .failed(
        .negative,
        message: "no extension declares a phrase",
        hint: "'widgetctl intents' lists what can be run by name"
      )
    }
    let table = TextTable(
      heading: ["PHRASE", "INTENT"],
      rows: phrases.map { [$0.text, $0.intent] }
    )
    try context.output.result(table)
  }
}
