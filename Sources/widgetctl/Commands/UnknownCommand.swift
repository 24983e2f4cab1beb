import Ground
import WidgetIntents
import WidgetTerminal

/// A word that is not a command, and the commands that the user may have meant (CL-9).
struct UnknownCommand {
  /// Names that other programs use for commands, each with the names of this program's commands.
  private static let synonyms: [String: [String]] = [
    "ls": ["list"], "history": ["log"], "search": ["find"], "query": ["find"], "view": ["show"],
    "draw": ["show"], "print": ["show"], "get": ["show"], "cat": ["show"], "see": ["show"],
    "press": ["tap"], "click": ["tap"], "exec": ["run"], "lint": ["check"], "format": ["fmt"],
    "update": ["refresh"], "reload": ["refresh"], "status": ["doctor"], "info": ["doctor"],
    "revert": ["undo"], "rollback": ["undo"], "back": ["undo"], "kinds": ["gallery"],
    "widgets": ["gallery"], "cron": ["schedule"], "new": ["extension new NAME", "todo add TEXT"],
    "install": ["extension add PATH", "schedule install"], "plugin": ["extension"],
    "settings": ["config"], "set": ["config set KEY VALUE"],
    "rm": ["todo rm", "remove"], "delete": ["todo rm", "remove"], "mv": ["move"],
    "place": ["add"], "edit": ["todo edit"], "change": ["todo edit", "configure"],
    "display": ["show"], "describe": ["show"], "swap": ["move"], "sizes": ["gallery"],
    "palettes": ["config"], "resize": ["configure WIDGET --size SIZE"],
    "start": ["watch"], "live": ["watch"], "uninstall": ["extension remove"],
    "plugins": ["extension list"], "extensions": ["extension list"],
    "todos": ["todo"], "tasks": ["todo"], "task": ["todo"], "to-do": ["todo"],
  ]

  let name: String
  private let isHelp: Bool
  /// The words after the unknown command.
  private let words: [String]
  private let host: Host

  /// Prepares the error.
  ///
  /// `isHelp` is `true` if the user asked for the help of the unknown command.
  init(name: String, isHelp: Bool, words: [String], in host: Host) {
    self.name = name
    self.isHelp = isHelp
    self.words = words
    self.host = host
  }

  /// Prepares the error.
  ///
  /// Of the words after the unknown command, only the options that select the store are read.
  init(
    name: String,
    words: ArraySlice<String>,
    environment: EnvironmentVariables,
    output: Output
  ) {
    let signature = CommandSignature(
      name: name,
      synopsis: "",
      summary: "",
      operands: 0...ArgumentParser.maximumWords,
      takesParameters: true
    )
    let arguments = try? ArgumentParser.parse(words, for: signature)
    self.init(
      name: name,
      isHelp: false,
      words: OptionDefinition.withoutCommon(words),
      in: Host(
        CommandContext(
          arguments: arguments ?? Arguments(),
          environment: environment,
          output: output,
          now: SystemTime.microsecondsSince1970
        )
      )
    )
  }

  /// The intent with this name; `nil` if there is none.
  var intent: IntentCatalog.Found? { pointer?.intent(named: name) }

  /// The usage error for the unknown command, with the most helpful hint.
  var error: CommandError { .usage(.unknownCommand(name, hint: hint)) }

  private var hint: String {
    if name == "version" { return "did you mean '--version'?" }
    let pointer = pointer
    if !isHelp, let intent = pointer?.intent(named: name)?.intent {
      return "it is an intent: \(IntentPointer.line(for: intent, words))"
    }
    if Self.synonyms[name.lowercased()] == ["show"], words.count == 1,
      Setting(rawValue: words[0]) != nil
    {
      return "did you mean: widgetctl config show"
    }
    let synonyms = (Self.synonyms[name.lowercased()] ?? []).map(completed)
    if synonyms.isEmpty, let line = shortLine { return "did you mean: \(line)" }
    let lines = pointer?.lines(forVerb: name, words) ?? []
    if let line = synonyms.first ?? lines.first, max(synonyms.count, 1) == 1,
      !synonyms.isEmpty || lines.count == 1
    {
      return "did you mean: \(line)"
    }
    // If the word is known from another program, it means a command and not an intent that begins
    // with the same verb.
    let candidates = (synonyms.isEmpty ? lines : synonyms).map { "'\($0)'" }
    if !candidates.isEmpty { return "did you mean \(candidates.joined(separator: " or "))?" }
    let commands = CommandList.names + [CommandName.shortWords]
    if let command = NameSuggestion.closest(to: name, in: commands) {
      return "did you mean: \(completed(command))"
    }
    if let intent = pointer?.intent(close: name) {
      return isHelp
        ? "did you mean '\(intent.name)'?"
        : "did you mean: \(IntentPointer.line(for: intent, words))"
    }
    return "'widgetctl help' lists the commands, 'widgetctl intents' what 'perform' runs"
  }

  /// Returns a command followed by the words after the unknown one, for a hint.
  private func completed(_ command: String) -> String {
    if isHelp { return "widgetctl help \(command)" }
    // A command line with words to replace is complete; a list of settings accepts no names.
    let isWhole = command.contains(where: \.isUppercase)
    let rest = isWhole ? [] : words.map(ShellWord.quoted)
    return (["widgetctl", command] + rest).joined(separator: " ")
  }

  /// The command line with the name of the to-do list's short commands before the unknown word,
  /// such as `todo week`.
  ///
  /// It is `nil` if the list has no such short command.
  private var shortLine: String? {
    guard let book = try? ShortCommandBook(named: CommandName.shortWords, of: host.extensions),
      let word = book.name(meantBy: name, isNear: false)
    else { return nil }
    let program = CommandName.shortWords
    return isHelp
      ? "widgetctl \(program) \(ShortWords.help) \(word)" : completed("\(program) \(word)")
  }

  private var pointer: IntentPointer? {
    guard
      let known = try? host.extensions.mentioned({ _, offer in
        offer.intents.contains { $0.name == name }
      })
    else { return nil }
    return IntentPointer(catalog: IntentCatalog(extensions: known.extensions))
  }
}
