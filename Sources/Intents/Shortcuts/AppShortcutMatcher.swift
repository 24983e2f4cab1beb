internal import Ground

/// Finds the shortcut that matches a sentence: "complete buy milk in to-dos".
///
/// Case, accents and punctuation are ignored. A parameter matches one or more words, which the
/// intent resolves: as a case's title, by the entity's query, or as text.
public struct AppShortcutMatcher: Sendable {
  /// An interpretation of a sentence as a phrase of a shortcut.
  public struct Match: Sendable, Hashable {
    public let shortcut: AppShortcutMetadata
    /// The Swift name of the phrase's parameter; `nil` if the phrase has none.
    public let parameter: String?
    /// The words for the parameter, as the user wrote them; `nil` if the phrase has no parameter.
    public let text: String?
    /// The number of words in the phrase that are not placeholders; of two interpretations, the one
    /// with more of them is better.
    let literalWords: Int

    /// The invocation of the shortcut's intent, with the values from the sentence.
    public var invocation: IntentInvocation {
      guard let parameter, let text else { return shortcut.intent }
      return IntentInvocation(
        identifier: shortcut.intent.identifier,
        arguments: shortcut.intent.arguments.filter { $0.name != parameter }
          + [IntentArgument(parameter, text: text)]
      )
    }
  }

  private let shortcuts: [AppShortcutMetadata]
  private let defaultNames: [String]

  /// Creates a matcher; `applicationNames` are used for applications without names of their own.
  public init(shortcuts: [AppShortcutMetadata], applicationNames: [String]) {
    self.shortcuts = shortcuts
    defaultNames = applicationNames
  }

  /// Returns the best interpretations; several mean that the sentence is ambiguous, none that no
  /// phrase matches.
  public func matches(of sentence: String) -> [Match] {
    let words = SpokenWords(sentence)
    var found: [Match] = []
    for shortcut in shortcuts {
      let names = shortcut.applicationNames.isEmpty ? defaultNames : shortcut.applicationNames
      let isNegative = shortcut.negativePhrases.contains { phrase in
        PhrasePattern(phrase, applicationNames: names).match(words) != nil
      }
      guard !isNegative else { continue }
      let readings = shortcut.phrases.compactMap { phrase in
        PhrasePattern(phrase, applicationNames: names).match(words)
      }
      guard let best = readings.max(by: { $0.literalWords < $1.literalWords }) else { continue }
      found.append(
        Match(
          shortcut: shortcut,
          parameter: best.parameter,
          text: best.range.map { words.original($0) },
          literalWords: best.literalWords
        )
      )
    }
    let most = found.map(\.literalWords).max()
    return found.filter { $0.literalWords == most }
  }

  /// Returns the interpretation of a sentence.
  ///
  /// - Throws: `IntentError.failed` with example phrases if none matches, `.ambiguous` if several
  ///   do.
  public func match(_ sentence: String) throws(IntentError) -> Match {
    let found = matches(of: sentence)
    guard let match = found.first else {
      throw .failed(
        message: "no shortcut matches “\(sentence)”",
        hint: example(closestTo: sentence).map { "for example “\($0)”" },
        exitCode: ExitCode.usage.rawValue
      )
    }
    guard found.count == 1 else {
      throw .ambiguous(
        entity: "shortcut",
        text: sentence,
        candidates: found.map {
          IntentError.Candidate(id: $0.shortcut.intent.name, title: $0.shortcut.title)
        }
      )
    }
    return match
  }

  /// Returns the example phrase that has the most words in common with the sentence; `nil` without
  /// any phrase.
  private func example(closestTo sentence: String) -> String? {
    let said = Set(SpokenWords(sentence).words.map(\.folded))
    let examples = shortcuts.map { shortcut in
      let text = shortcut.example(applicationName: defaultNames.first ?? "")
      return (text, SpokenWords(text).words.filter { said.contains($0.folded) }.count)
    }
    // The first one stands where none shares a word.
    return examples.enumerated().max { left, right in
      (left.element.1, right.offset) < (right.element.1, left.offset)
    }?.element.0
  }
}
