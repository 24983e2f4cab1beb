import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// Finds the intent that a sentence means, among the phrases of all extensions.
struct PhraseBook {
  /// A phrase of an intent, in which each parameter is written as `‹name›`.
  struct Phrase: Equatable {
    let text: String
    let intent: String
  }

  /// The most similar phrases that an error lists.
  private static let suggestionCount = 3
  /// The most letters of a word that is too short to be compared for similarity.
  private static let shortWord = 3

  let extensions: [HostedExtension]

  /// All phrases in the authors' order, except those of intents that are hidden in lists.
  var phrases: [Phrase] {
    extensions.flatMap { host in
      host.description.shortcuts.filter { Self.isListed($0, host.description) }.flatMap {
        shortcut in
        shortcut.phrases.map { parts in
          Phrase(
            text: Self.text(parts, shortcut.applicationNames.first ?? host.name),
            intent: shortcut.intent.name
          )
        }
      }
    }
  }

  /// Returns the intent that a sentence means, with the values of its parameters.
  ///
  /// - Throws: `CommandError` for a sentence with several meanings or without one; the latter lists
  ///   similar phrases.
  func find(
    _ sentence: String
  ) throws(CommandError) -> (found: IntentCatalog.Found, arguments: [IntentArgument]) {
    var matches: [(HostedExtension, AppShortcutMatcher.Match)] = []
    for host in extensions {
      matches += Self.matches(of: sentence, name: host.name, host.description).map { (host, $0) }
    }
    guard let (host, match) = matches.first else { throw .usage(unknown(sentence)) }
    guard matches.count == 1 else {
      throw .usage(
        .ambiguous(
          kind: "intent",
          name: sentence,
          candidates: matches.map { "\($1.shortcut.intent.name) (\($1.shortcut.title))" }
        )
      )
    }
    let invocation = match.invocation
    guard
      let intent = host.description.intents.first(where: { $0.identifier == invocation.identifier })
    else {
      throw .failed(
        .unavailable,
        message: "extension \(host.name) offers no \(invocation.identifier)",
        hint: "'widgetctl intents' lists what it offers"
      )
    }
    return (IntentCatalog.Found(owner: host, intent: intent), invocation.arguments)
  }

  /// Returns whether a phrase in this description of an extension matches the sentence.
  static func holds(_ sentence: String, name: String, _ offer: ExtensionDescription) -> Bool {
    !matches(of: sentence, name: name, offer).isEmpty
  }

  private static func matches(
    of sentence: String,
    name: String,
    _ offer: ExtensionDescription
  ) -> [AppShortcutMatcher.Match] {
    AppShortcutMatcher(
      shortcuts: offer.shortcuts.filter { isListed($0, offer) },
      applicationNames: [name]
    ).matches(of: sentence)
  }

  private func unknown(_ sentence: String) -> UsageError {
    let nearest = Self.nearest(to: sentence, among: phrases.map(\.text))
    if let line = nearest.lazy.compactMap({ Self.filled($0, with: sentence) }).first {
      return .other(
        message: "no phrase fits '\(sentence)'",
        hint: "did you mean: widgetctl say \(ShellWord.quoted(line))"
      )
    }
    return .other(
      message: "no phrase fits '\(sentence)'",
      hint: nearest.isEmpty
        ? "'widgetctl say' lists the phrases"
        : "did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?"
    )
  }

  /// Returns the phrase with the rest of a sentence in place of its only parameter; `nil` if the
  /// sentence does not match.
  ///
  /// It matches if it begins with the words before the parameter, in any case, and has further
  /// words. A phrase with several parameters, or with no word before the first, never matches.
  static func filled(_ phrase: String, with sentence: String) -> String? {
    guard let open = phrase.firstIndex(of: "‹"), let close = phrase.firstIndex(of: "›"),
      !phrase[close...].dropFirst().contains("‹")
    else { return nil }
    let head = phrase[..<open].trimmingBlanks
    guard !head.isEmpty, sentence.lowercased().hasPrefix("\(head.lowercased()) ") else {
      return nil
    }
    let value = sentence.dropFirst(head.count).trimmingBlanks
    guard !value.isEmpty else { return nil }
    return phrase.replacingRange(open...close, with: value)
  }

  /// Returns the phrases that have the most words in common with the sentence, the best first;
  /// empty if there are no common words.
  static func nearest(to sentence: String, among phrases: [String]) -> [String] {
    let said = words(of: sentence)
    let scored = phrases.enumerated().map { index, phrase in
      let score = words(of: phrase).reduce(0) { $0 + weight(of: $1, in: said) }
      return (phrase, score, index)
    }
    return scored.filter { $0.1 > 0 }
      .sorted { ($1.1, $0.2) < ($0.1, $1.2) }
      .prefix(suggestionCount).map(\.0)
  }

  /// Returns 2 if the sentence contains the word, 1 if it contains a similar word, otherwise 0.
  private static func weight(of word: String, in said: [String]) -> Int {
    if said.contains(word) { return 2 }
    // All short words are similar to one another.
    guard word.count > shortWord else { return 0 }
    return NameSuggestion.closest(to: word, in: said) == nil ? 0 : 1
  }

  /// Returns the words of a phrase in lower case; parameters are left out.
  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "‹" }
      .filter { !$0.hasPrefix("‹") }.map(String.init)
  }

  private static func isListed(
    _ shortcut: AppShortcutMetadata,
    _ offer: ExtensionDescription
  ) -> Bool {
    offer.intents.first { $0.identifier == shortcut.intent.identifier }?
      .isDiscoverable == true
  }

  private static func text(_ parts: [AppShortcutPhrasePart], _ application: String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .applicationName: application
      case .parameter(let name): "‹\(name)›"
      }
    }.joined()
  }
}

extension StringProtocol {
  fileprivate var trimmingBlanks: String {
    var text = Substring(self).drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension String {
  fileprivate func replacingRange(_ range: ClosedRange<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[index(after: range.upperBound)...])
  }
}
