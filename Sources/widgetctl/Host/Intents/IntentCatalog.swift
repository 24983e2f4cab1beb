import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// The intents of all extensions, by the names that users type.
struct IntentCatalog {
  struct Found {
    let owner: DescribedExtension
    let intent: IntentMetadata
  }

  let extensions: [DescribedExtension]

  /// Everything that can be performed, in the order of the extensions.
  var all: [Found] {
    extensions.flatMap { owner in
      owner.description.intents.filter { $0.role != .configuration }
        .map { Found(owner: owner, intent: $0) }
    }
  }

  /// The intents of that name, else of that title, as scripts take it (SC-11).
  func candidates(named word: String) -> [Found] {
    let parts = word.split(separator: "/", maxSplits: 1).map(String.init)
    let name = parts.last ?? word
    let owned = all.filter { parts.count < 2 || $0.owner.name == parts[0] }
    let named = owned.filter { $0.intent.name == name || $0.intent.identifier == name }
    guard named.isEmpty else { return named }
    let kebab = CommandLineName.kebab(name)
    return owned.filter {
      $0.intent.name == kebab || CommandLineName.kebab($0.intent.title) == kebab
    }
  }

  /// The intent of that name, identifier or title; `EXTENSION/NAME` where two extensions share one.
  ///
  /// One that is kept out of lists is for widgets: a caller says that it is meant (SC-28).
  func intent(
    named word: String,
    mayBeHidden: Bool = true
  ) throws(CommandError) -> Found {
    let candidates = candidates(named: word)
    if candidates.count > 1 {
      throw .usage(
        .ambiguous(
          kind: "intent",
          name: word,
          candidates: candidates.map { "\($0.owner.name)/\($0.intent.name)" }
        )
      )
    }
    guard let found = candidates.first else {
      let names = all.filter(\.intent.isDiscoverable).map(\.intent.name)
      throw .usage(
        .unknownName(
          kind: "intent",
          name: word,
          suggestion: NameSuggestion.closest(to: CommandLineName.kebab(word), in: names),
          hint: "'widgetctl intents' lists them"
        )
      )
    }
    guard mayBeHidden || found.intent.isDiscoverable else {
      throw .usage(
        .other(
          message: "'\(word)' is an intent for widgets alone",
          hint: "--hidden calls what is kept out of lists"
        )
      )
    }
    return found
  }
}
