import Ground
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Prints the help of short commands, such as `todo help`, `todo help add` and `todo help due`.
struct ShortHelp {
  private let book: ShortCommandBook
  private let context: CommandContext

  init(_ book: ShortCommandBook, _ context: CommandContext) {
    self.book = book
    self.context = context
  }

  private var commands: ShortCommandsMetadata { book.commands }
  private var topics: [ShortCommandTopicMetadata] { commands.topics ?? [] }

  /// Prints the help of a short command, of a sign such as `due:`, or of a topic; without a word,
  /// all of the help.
  ///
  /// - Throws: `UsageError` for an unknown word, with a suggestion.
  func write(_ words: [String]) throws(CommandError) -> ExitCode {
    guard let word = words.first else { return try write(all, HelpText.json(wholeSignature)) }
    let topic = topics.first { $0.names.contains(word) }
    let pair = words.prefix(2).joined(separator: " ")
    let forms = topics.flatMap(\.forms).filter { Self.is($0, named: word) }
    let named = commands.commands.first { words.count > 1 && $0.names.contains(pair) }
    // If two commands have the same name, the one that accepts words has the longer help.
    let single = commands.commands.filter { $0.names.contains(word) }
    if let command = named ?? single.first(where: { $0.words != .none }) ?? single.first {
      let signature = book.signature(of: command)
      return try write(
        HelpText.short(signature, hasMore: false) + (takesText(command) ? signs : ""),
        HelpText.json(signature)
      )
    }
    if topic != nil || !forms.isEmpty {
      return try write(
        [Self.text(forms), topic.map(Self.text) ?? ""].filter { !$0.isEmpty }
          .joined(separator: "\n"),
        .object(Self.members(forms) + [("forms", .object(Self.members(topic?.forms ?? [])))])
      )
    }
    let known = commands.commands.flatMap(\.names) + topics.flatMap(\.names) + ShortWords.own
    throw .usage(
      .unknownName(
        kind: "word",
        name: word,
        suggestion: NameSuggestion.closest(to: word, in: known),
        hint: "'\(commands.name) \(ShortWords.help)' lists the words and signs"
      )
    )
  }

  /// The complete help of all short commands, for the manual page.
  var wholeSignature: CommandSignature {
    var signature = book.signature
    signature.tables += topics.map { topic in
      CommandSignature.Table(title: topic.title, rows: topic.forms.map { ($0.form, $0.meaning) })
    }
    return signature
  }

  private func write(_ text: String, _ json: JSONText) throws(CommandError) -> ExitCode {
    if context.output.isJSON {
      try context.output.result(json: [("command", json)])
    } else {
      try context.output.result(prose: TerminalText.sanitized(text, lineBreaks: .kept))
    }
    return .done
  }

  /// The help of all short commands, with the first topic, which explains signs such as `due:`, and
  /// the names of the other topics.
  private var all: String {
    let signature = book.signature
    var text = "\(signature.summary)\n\nusage: \(signature.usage)\n"
    for table in signature.tables { text += "\n\(table.title):\n" + HelpText.aligned(table.rows) }
    text += signs
    text += "\n'\(commands.name) \(ShortWords.help) WORD' explains a word."
    return text + " Options of every command, and exit codes: 'widgetctl --help'.\n"
  }

  private var signs: String {
    guard let first = topics.first else { return "" }
    let pages = topics.dropFirst().compactMap { topic in
      topic.names.first.map { "'\(commands.name) \(ShortWords.help) \($0)' (\(topic.title))" }
    }
    let more = pages.isEmpty ? "" : "\nmore: \(pages.joined(separator: ", "))\n"
    return "\n\(Self.text(first))\(more)"
  }

  private func takesText(_ command: ShortCommandMetadata) -> Bool {
    switch command.words {
    case .text, .entityAndText: true
    case .none, .entities: false
    }
  }

  /// Returns whether `word` is the form's sign, with or without a colon, such as `due`, `due:` or
  /// `+`.
  private static func `is`(_ form: ShortCommandFormMetadata, named word: String) -> Bool {
    form.sign == word || form.sign == "\(word):"
  }

  private static func text(_ topic: ShortCommandTopicMetadata) -> String {
    "\(topic.title):\n\(text(topic.forms))"
  }

  private static func text(_ forms: [ShortCommandFormMetadata]) -> String {
    HelpText.aligned(forms.map { ($0.form, $0.meaning) })
  }

  private static func members(_ forms: [ShortCommandFormMetadata]) -> [(String, JSONText)] {
    forms.map { ($0.form, .string($0.meaning)) }
  }
}
