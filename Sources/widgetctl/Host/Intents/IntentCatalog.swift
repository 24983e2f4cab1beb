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

  init(extensions: [DescribedExtension]) {
    self.extensions = extensions
  }

  /// The intents among which is the one of that name, if any extension has it.
  init(holding word: String, of offers: ExtensionOffers) throws(CommandError) {
    let word = IntentWord(word)
    extensions = try offers.matching { owner, offer in
      offer.intents.contains { word.names($0, of: owner) }
    }
  }

  /// Everything that can be performed, in the order of the extensions.
  var all: [Found] {
    extensions.flatMap { owner in
      owner.description.intents.filter { $0.role != .configuration }
        .map { Found(owner: owner, intent: $0) }
    }
  }

  /// The intent of that name or identifier; `EXTENSION/NAME` where two extensions share a name.
  ///
  /// One that is kept out of lists is for widgets: a caller says that it is meant (SC-28).
  func intent(
    named word: String,
    mayBeHidden: Bool = true
  ) throws(CommandError) -> Found {
    let wanted = IntentWord(word)
    let candidates = all.filter { wanted.names($0.intent, of: $0.owner.name) }
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
          suggestion: NameSuggestion.closest(to: wanted.name, in: names),
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

/// An intent as a person names it: `NAME` or `EXTENSION/NAME`.
private struct IntentWord {
  let name: String
  private let owner: String?

  init(_ word: String) {
    let parts = word.split(separator: "/", maxSplits: 1).map(String.init)
    name = parts.last ?? word
    owner = parts.count < 2 ? nil : parts[0]
  }

  func names(_ intent: IntentMetadata, of extensionName: String) -> Bool {
    (intent.name == name || intent.identifier == name)
      && (owner == nil || owner == extensionName)
  }
}
