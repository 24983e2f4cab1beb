import WidgetIntents
import WidgetTerminal

/// The command lines that a word may have meant which is no command: those of intents (CL-9).
struct IntentPointer {
  let catalog: IntentCatalog

  /// What other programs call it, and the verbs with which intents begin that do it here.
  private static let verbs: [String: [String]] = [
    "done": ["complete"], "do": ["complete"], "finish": ["complete"], "tick": ["complete"],
    "undone": ["reopen"], "reopen": ["reopen"],
    "edit": ["rename", "set", "change", "update"], "modify": ["rename", "set", "change", "update"],
    "change": ["rename", "set", "change", "update"], "rename": ["rename"],
    "rm": ["remove", "delete"], "del": ["remove", "delete"], "delete": ["remove", "delete"],
    "new": ["add", "create"], "create": ["add", "create"],
    "complete": ["complete"], "set": ["set"], "toggle": ["toggle"], "clear": ["clear"],
  ]
  /// More are no help.
  private static let maximumCandidates = 4

  /// The intent of that very name, identifier or title.
  func intent(named word: String) -> IntentCatalog.Found? {
    catalog.candidates(named: word).first
  }

  /// The command lines for a verb with the words behind it; none for what is no verb.
  func lines(forVerb word: String, _ words: [String]) -> [String] {
    let verbs = Self.verbs[word.lowercased()] ?? []
    return verbs.flatMap { verb in
      listed.filter { $0.intent.name == verb || $0.intent.name.hasPrefix(verb + "-") }
    }
    .prefix(Self.maximumCandidates).map { Self.line(for: $0.intent, words) }
  }

  /// The intent whose name is close.
  func intent(close word: String) -> IntentMetadata? {
    let name = NameSuggestion.closest(to: word, in: listed.map(\.intent.name))
    return name.flatMap { intent(named: $0)?.intent }
  }

  /// The command lines that add what is called so: the intents that need nothing but a text for it.
  func lines(adding text: String) -> [String] {
    listed.filter { found in
      let required = found.intent.parameters.filter(\.isRequired)
      return found.intent.name.hasPrefix("add-") && required.count == 1
        && required[0].type.unwrapped == .string
    }
    .prefix(Self.maximumCandidates).map { Self.line(for: $0.intent, [text]) }
  }

  /// The command line that performs an intent with the words that were written.
  ///
  /// Words without a name stand for the intent's first parameter.
  static func line(for intent: IntentMetadata, _ words: [String]) -> String {
    let bare = words.prefix { !$0.hasPrefix("-") && !$0.contains("=") }
    var parts = ["widgetctl perform \(intent.name)"]
    if !bare.isEmpty, let first = intent.parameters.first {
      parts.append("--\(first.optionName) \(ShellWord.quoted(bare.joined(separator: " ")))")
    }
    parts += words.dropFirst(bare.count).map(ShellWord.quoted)
    return parts.joined(separator: " ")
  }

  private var listed: [IntentCatalog.Found] { catalog.all.filter(\.intent.isDiscoverable) }
}
