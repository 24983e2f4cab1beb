import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// The short commands that begin with one word, such as `todo`, and the extension that declares
/// them.
struct ShortCommandBook {
  let owner: HostedExtension
  let commands: ShortCommandsMetadata

  /// Finds the short commands that begin with this word; `nil` if no extension declares them.
  init?(named name: String, of offers: Extensions) throws(CommandError) {
    let isMatch: Extensions.Match = { _, offer in
      offer.shortCommands?.contains { $0.name == name } == true
    }
    var extensions = offers.first(isMatch).map { [$0] } ?? []
    if extensions.isEmpty { extensions = try offers.mentioned(isMatch).extensions }
    for owner in extensions {
      guard let commands = owner.description.shortCommands?.first(where: { $0.name == name }) else {
        continue
      }
      self.owner = owner
      self.commands = commands
      return
    }
    return nil
  }

  /// Returns the short command that the first words name, and the other words.
  ///
  /// Without words, it is the command that `todo` alone runs.
  /// - Throws: `UsageError` with the closest command for a word that names none.
  func command(
    _ words: [String]
  ) throws(UsageError) -> (command: ShortCommandMetadata, rest: ArraySlice<String>) {
    if words.isEmpty, let whole = commands.commands.first(where: \.names.isEmpty) {
      return (whole, [])
    }
    let word = words.first ?? ""
    // A name of two words, such as `view save`, has priority over one of one word.
    let pair = words.prefix(2).joined(separator: " ")
    if words.count > 1, let named = commands.commands.first(where: { $0.names.contains(pair) }) {
      return (named, words.dropFirst(2))
    }
    let named = commands.commands.filter { $0.names.contains(word) }
    // A name may belong to one command without words, and to another one with words.
    let fitting = named.first { ($0.words == .none) == (words.count == 1) } ?? named.first
    if let fitting { return (fitting, words.dropFirst()) }
    if NamedEntities.isNumbers(word), let reading { return (reading, words[...]) }
    let suggestion = name(meantBy: word)
    let corrected = suggestion.map {
      ([commands.name, $0] + words.dropFirst().map(ShellWord.quoted))
    }
    throw .other(
      message: word.isEmpty
        ? "a word is missing" : "unknown command '\(commands.name) \(word)'",
      hint: corrected.map { "did you mean: \($0.joined(separator: " "))" }
        ?? "'\(commands.name) help' lists the words: "
        + commands.firstWords.joined(separator: ", "),
      signature: nil
    )
  }

  /// Returns the options of the short command with which the words begin; empty if there is none.
  func options(ofCommandIn words: [String]) -> [OptionDefinition] {
    guard let command = try? command(words).command else { return [] }
    return options(of: command)
  }

  private func options(of command: ShortCommandMetadata) -> [OptionDefinition] {
    let intent = owner.description.intents.first { $0.identifier == command.intent.identifier }
    return command.options.compactMap { name in
      guard let parameter = intent?.parameters.first(where: { $0.name == name }) else { return nil }
      let isFlag = parameter.type.unwrapped == .bool
      return OptionDefinition(
        parameter.optionName,
        value: isFlag ? nil : parameter.optionName.uppercased(),
        parameter.description ?? parameter.title
      )
    }
  }

  /// Names that other programs use for such commands, each with the name of the equivalent short
  /// command.
  private static let synonyms = [
    "search": "list", "find": "list", "query": "list", "new": "add", "create": "add",
    "insert": "add", "view": "show", "open": "show", "see": "show", "cat": "show", "get": "show",
    "info": "show", "print": "show", "close": "done", "snooze": "defer",
    "postpone": "defer", "rename": "edit", "update": "edit", "change": "edit", "modify": "edit",
    "del": "rm", "erase": "rm", "annotate": "note", "duplicate": "copy", "overdue": "late",
  ]

  /// Returns the name of the short command that a word means.
  ///
  /// If `isNear` is true, a misspelled name is accepted.
  /// - Returns: `nil` if the word does not name a command.
  func name(meantBy word: String, isNear: Bool = true) -> String? {
    let known = commands.commands.flatMap(\.names)
    if known.contains(word) { return word }
    if let name = Self.synonyms[word.lowercased()], known.contains(name) { return name }
    return isNear ? NameSuggestion.closest(to: word, in: known) : nil
  }

  /// Whether a word such as `todo` can be typed without a command, and then lists entities.
  var hasList: Bool { commands.commands.contains(where: \.names.isEmpty) }

  /// The short command `show`, which changes nothing and runs if only numbers are typed; `nil` if
  /// the extension does not declare it.
  private var reading: ShortCommandMetadata? {
    commands.commands.first { command in
      guard case .entities = command.words else { return false }
      return command.names.contains("show")
    }
  }

  /// The help for all of the short commands.
  var signature: CommandSignature {
    CommandSignature(
      program: commands.name,
      name: "",
      synopsis: "[WORD …]",
      summary: commands.summary,
      options: ShortWords.known,
      tables: [
        CommandSignature.Table(
          title: "words",
          rows: commands.commands.map { command in
            let form = [command.names.joined(separator: "|"), command.example]
              .filter { !$0.isEmpty }.joined(separator: " ")
            return (form.isEmpty ? "(none)" : form, command.summary)
          }
        )
      ]
    )
  }

  /// Returns the help for one of the short commands.
  func signature(of command: ShortCommandMetadata) -> CommandSignature {
    let name = command.names.first ?? ""
    let line = [commands.name, name, command.example].filter { !$0.isEmpty }
    return CommandSignature(
      program: commands.name,
      name: name,
      synopsis: ([command.form] + options(of: command).map { "[\($0.spelling)]" })
        .filter { !$0.isEmpty }.joined(separator: " "),
      summary: command.summary,
      examples: [CommandSignature.Example(line.joined(separator: " "), command.summary)],
      options: options(of: command) + ShortWords.known
    )
  }
}

extension ShortCommandsMetadata {
  /// The first name of each command, without repetition; names of two words are left out.
  var firstWords: [String] {
    var known: Set<String> = []
    return commands.compactMap(\.names.first)
      .filter { !$0.contains(" ") && known.insert($0).inserted }
  }
}

extension ShortCommandMetadata {
  /// The operands of the short command, as they appear in its usage line.
  fileprivate var form: String {
    switch words {
    case .none: ""
    case .text: "WORD… | -"
    case .entities: "ID… | where CONDITION"
    case .entityAndText: "ID… WORD… | where CONDITION WORD…"
    }
  }
}
