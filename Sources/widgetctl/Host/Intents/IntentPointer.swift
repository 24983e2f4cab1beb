import WidgetIntents
import WidgetTerminal

/// Suggests command lines that run an intent, for a word that is not a command (CL-9).
struct IntentPointer {
  let catalog: IntentCatalog

  /// For verbs that other programs use as commands, the verbs with which the names of equivalent
  /// intents begin.
  private static let verbs: [String: [String]] = [
    "done": ["complete"], "do": ["complete"], "finish": ["complete"], "tick": ["complete"],
    "undone": ["reopen"], "reopen": ["reopen"],
    "edit": ["rename", "set", "change", "update"], "modify": ["rename", "set", "change", "update"],
    "change": ["rename", "set", "change", "update"], "rename": ["rename"],
    "rm": ["remove", "delete"], "del": ["remove", "delete"], "delete": ["remove", "delete"],
    "new": ["add", "create"], "create": ["add", "create"],
    "complete": ["complete"], "set": ["set"], "toggle": ["toggle"], "clear": ["clear"],
  ]
  /// The most suggestions in one message.
  private static let maximumCandidates = 4

  /// Returns the intent with this name, identifier or title; `nil` if there is none.
  func intent(named word: String) -> IntentCatalog.Found? {
    catalog.candidates(named: word).first
  }

  /// Returns suggested command lines for a verb followed by words; empty if the verb is unknown.
  func lines(forVerb word: String, _ words: [String]) -> [String] {
    let verbs = Self.verbs[word.lowercased()] ?? []
    return verbs.flatMap { verb in
      listed.filter { $0.intent.name == verb || $0.intent.name.hasPrefix(verb + "-") }
    }
    .prefix(Self.maximumCandidates).map { Self.line(for: $0.intent, words) }
  }

  /// Returns the intent with a name similar to the word; `nil` if there is none.
  func intent(close word: String) -> IntentMetadata? {
    let name = NameSuggestion.closest(to: word, in: listed.map(\.intent.name))
    return name.flatMap { intent(named: $0)?.intent }
  }

  /// Returns the command line that runs an intent with the typed words.
  ///
  /// Words without a name are assigned, in order, to the required parameters that are not in
  /// `given`. Each parameter gets one word, and the last one gets the rest.
  static func line(
    for intent: IntentMetadata,
    _ words: [String],
    given: [Arguments.Parameter] = []
  ) -> String {
    let bare = words.prefix { !$0.hasPrefix("-") && !$0.contains("=") }
    var parts = ["widgetctl perform \(intent.name)"]
    for parameter in given {
      parts.append("--\(parameter.name)")
      if let value = parameter.value { parts.append(ShellWord.quoted(value)) }
    }
    let missing = intent.parameters.filter { parameter in
      !given.contains { $0.name == parameter.optionName || $0.name == parameter.name }
    }
    let required = missing.filter(\.isRequired)
    var wanted = (required.isEmpty ? missing.prefix(1) : required[...])
    var rest = bare
    while !rest.isEmpty, let parameter = wanted.popFirst() {
      let count = wanted.isEmpty ? rest.count : 1
      parts.append("--\(parameter.optionName)")
      parts.append(ShellWord.quoted(rest.prefix(count).joined(separator: " ")))
      rest = rest.dropFirst(count)
    }
    parts += words.dropFirst(bare.count).map(ShellWord.quoted)
    return parts.joined(separator: " ")
  }

  private var listed: [IntentCatalog.Found] { catalog.all.filter(\.intent.isDiscoverable) }
}
