import Ground
import Moments
import SharedStore
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// The `language` command, which shows or sets the language of all pictures.
enum LanguageCommand: Command {
  static let usesNetwork = true

  /// The value with which pictures follow the language of the user's session.
  private static let system = "system"
  private static var words: [String] { StoredLanguage.allCases.map(\.code) + [system] }

  static let signature = CommandSignature(
    name: "language",
    synopsis: "[en|tr|system] [--json]",
    summary: "Shows or sets the language of the widgets.",
    examples: [
      .init("widgetctl language", "the present value, and where it is set"),
      .init("widgetctl language tr", "Turkish in every session"),
      .init("widgetctl language system", "the language of your session"),
      .init("widgetctl undo", "goes back to the previous value"),
    ],
    details: """
      Pictures are stored, and drawn for everyone who looks, so they have the language of the
      store: the one set here, or else that of the session (LC_ALL, LC_MESSAGES, LANG) that last
      changed something. The timer's 'refresh' does not change it.

      Answers have the language of the session that asks, or else that of the pictures. The to-do
      list is in English and Turkish; everything else the program says is in English.
      """,
    options: [.ascii],
    operands: 0...1,
    operandName: "LANGUAGE",
    operandValues: [.words(words)],
    isWriting: true
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let store = try host.store
    guard let word = context.arguments.operands.first else {
      var asked = context
      asked.runsForUser = false
      try LanguageText(decision: try LanguageDecision(asked, store)).write(context)
      return .done
    }
    let language = StoredLanguage(code: word)
    guard language != nil || word == system else { throw unknown(word) }
    try set(language, in: host)
    return .done
  }

  private static func unknown(_ word: String) -> CommandError {
    let suggestion = NameSuggestion.closest(to: word, in: words)
    return .usage(
      .invalidValue(
        option: "LANGUAGE",
        value: word,
        expected: suggestion.map { "'\($0)'" } ?? "one of \(words.joined(separator: ", "))"
      )
    )
  }

  private static func set(
    _ language: StoredLanguage?,
    in host: Host
  ) throws(CommandError) {
    let (context, store) = (host.context, try host.store)
    let told = "Pictures are made \(LanguageText.words(language))"
    let before = try LanguageDecision(context, store)
    if try store.reader() != nil, before.chosen == language {
      return try write(told + " already", before, context)
    }
    if try store.reader() == nil { try store.create() }
    let run = ShelfRun(
      "SetLanguage",
      [IntentArgument("language", text: language?.code ?? system)],
      origin: "language",
      context
    )
    let _: Bool = try run.perform(in: store, telling: { _ in told }) {
      try $0.chooseLanguage(language)
      return true
    }
    let decision = try LanguageDecision(context, store)
    try run.write(told, undo: "sets it back", json: LanguageText(decision: decision).json)
    try PerformedWidgets(host).reload()
  }

  /// Prints the line or, with `--json`, the decision about the language.
  private static func write(
    _ line: String,
    _ decision: LanguageDecision,
    _ context: CommandContext
  ) throws(CommandError) {
    if context.output.isJSON {
      return try context.output.result(json: LanguageText(decision: decision).json)
    }
    try context.output.result(lines: CellText.safe(line, isASCII: context.isASCII) + "\n")
  }
}

/// The language of pictures, and the source of that setting, as a sentence and as JSON.
private struct LanguageText {
  let decision: LanguageDecision

  /// Returns the end of a sentence that names the language which the user chose.
  static func words(_ language: StoredLanguage?) -> String {
    language.map { "in \(name($0.language))" } ?? "in the language of your session"
  }

  func write(_ context: CommandContext) throws(CommandError) {
    if context.output.isJSON { return try context.output.result(json: json) }
    try context.output.result(
      lines: lines.map { CellText.safe($0, isASCII: context.isASCII) + "\n" }.joined()
    )
  }

  private var lines: [String] {
    let name = Self.name(decision.pictures)
    return switch decision.source {
    case .chosen: ["\(name): set by you", "'widgetctl language system' follows your sessions."]
    case .session:
      ["\(name): as in the session that last changed something", Self.advice]
    case .environment: ["\(name): as in this session; no other is known", Self.advice]
    case .assumption: ["\(name): no session has named a language", Self.advice]
    }
  }

  private static let advice = "Set with 'widgetctl language en' or 'tr'."

  private static func name(_ language: UserLanguage) -> String {
    switch language {
    case .english: "English"
    case .turkish: "Turkish"
    }
  }

  var json: [(String, JSONText)] {
    [
      ("language", .string(decision.chosen?.code ?? "system")),
      ("pictures", .string(decision.pictures.rawValue)),
      ("answers", .string(decision.answers.rawValue)),
      ("source", .string(decision.source.rawValue)),
    ]
  }
}
