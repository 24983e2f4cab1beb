import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// The intents of all extensions, by the names that users type.
struct IntentCatalog {
  struct Found {
    let owner: HostedExtension
    let intent: IntentMetadata
    /// The part of the owner's description that a run of the intent needs; `nil` for the whole.
    var part: ExtensionDescription?

    /// The description of the owner; perhaps only with the intent and all types.
    var description: ExtensionDescription { part ?? owner.description }

    /// The intent's usage line with its parameters, in the syntax of a shell.
    var form: String { intent.form(description.enumerations) }
  }

  let extensions: [HostedExtension]
  /// The intents that were found without the others; empty if all were read.
  private var listed: [Found] = []

  init(extensions: [HostedExtension]) {
    self.extensions = extensions
  }

  /// Finds the intents of extensions.
  ///
  /// If a stored description lists an intent with the name `word`, no other intent is decoded. Otherwise, extensions that
  /// may have one are asked for their descriptions first.
  init(holding word: String, of offers: Extensions) throws(CommandError) {
    let word = IntentWord(word)
    listed = offers.listing(intent: word.name).flatMap { owner, part in
      part.intents.filter { $0.role != .configuration && word.isExact($0, of: owner.name) }
        .map { Found(owner: owner, intent: $0, part: part) }
    }
    if !listed.isEmpty {
      extensions = listed.map(\.owner)
      return
    }
    extensions = try offers.matching { owner, offer in
      offer.intents.contains { word.names($0, of: owner) }
    }
  }

  /// All intents that can be run, in the order of their extensions; only those with the name that was searched for if
  /// there are any.
  var all: [Found] {
    if !listed.isEmpty { return listed }
    return extensions.flatMap { owner in
      owner.description.intents.filter { $0.role != .configuration }
        .map { Found(owner: owner, intent: $0) }
    }
  }

  /// Returns the intents with this name or, if there are none, with this title, by the same rule as
  /// in scripts (SC-11).
  func candidates(named word: String) -> [Found] {
    let word = IntentWord(word)
    let exact = all.filter { word.isExact($0.intent, of: $0.owner.name) }
    return exact.isEmpty ? all.filter { word.names($0.intent, of: $0.owner.name) } : exact
  }

  /// Returns the only intent with this name, identifier or title; `EXTENSION/NAME` selects one of
  /// several with the same name.
  ///
  /// An intent that is not discoverable is intended for widgets; it is found only if `mayBeHidden`
  /// is true (SC-28).
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
          message: "'\(word)' is an intent that only widgets perform",
          hint: "add --hidden to call it anyway"
        )
      )
    }
    return found
  }
}

/// A text with which the user names an intent: `NAME` or `EXTENSION/NAME`; the name may be a title.
private struct IntentWord {
  let name: String
  private let kebabName: String
  private let owner: String?

  init(_ word: String) {
    let parts = word.split(separator: "/", maxSplits: 1).map(String.init)
    name = parts.last ?? word
    kebabName = CommandLineName.kebab(name)
    owner = parts.count < 2 ? nil : parts[0]
  }

  func names(_ intent: IntentMetadata, of extensionName: String) -> Bool {
    isExact(intent, of: extensionName)
      || mayBelong(to: extensionName)
        && (intent.name == kebabName || CommandLineName.kebab(intent.title) == kebabName)
  }

  func isExact(_ intent: IntentMetadata, of extensionName: String) -> Bool {
    mayBelong(to: extensionName) && (intent.name == name || intent.identifier == name)
  }

  private func mayBelong(to extensionName: String) -> Bool {
    owner == nil || owner == extensionName
  }
}
