/// A phrase that runs an intent: `"Complete \(\.$id) in \(.applicationName)"`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  enum Part: Sendable {
    case text(String)
    case applicationName
    case parameter(@Sendable (Intent) -> AnyObject & Sendable)
  }

  let parts: [Part]

  public init(stringLiteral value: String) {
    parts = [.text(value)]
  }

  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// Makes a phrase of text that is known only when the program runs.
  public init(_ value: String) {
    parts = [.text(value)]
  }

  /// Collects the parts of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      parts.append(.text(literal))
    }

    /// Adds the place of the application's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      parts.append(.applicationName)
    }

    /// Adds a parameter's place; a phrase has one at most (AI-62).
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>> & Sendable
    ) {
      parts.append(.parameter { $0[keyPath: parameter] })
    }
  }
}

extension AppShortcutPhrase.Part {
  func named(
    in intent: Intent,
    _ shape: IntentShape,
    _ members: [any ErasedIntentParameter]
  ) -> AppShortcutPhrasePart {
    switch self {
    case .text(let text): return .text(text)
    case .applicationName: return .applicationName
    case .parameter(let find):
      let parameter = find(intent)
      let index = members.firstIndex { $0 === parameter }
      return .parameter(index.map { shape.parameters[$0].name } ?? "value")
    }
  }
}

/// The placeholders of a phrase other than parameters.
public enum AppShortcutPhraseToken: Sendable {
  case applicationName
}

/// A phrase that runs nothing, however much it sounds like one that does.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  package let parts: [AppShortcutPhrasePart]

  public init(stringLiteral value: String) {
    parts = [.text(value)]
  }

  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// Collects the parts of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [AppShortcutPhrasePart] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      parts.append(.text(literal))
    }

    /// Adds the place of the application's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      parts.append(.applicationName)
    }
  }
}

/// Lists negative phrases, one a line: `NegativeAppShortcutPhrases { "Complete the survey" }`.
@resultBuilder
public enum NegativeAppShortcutPhrasesBuilder {
  /// Lets a literal be a phrase.
  public static func buildExpression(
    _ phrase: NegativeAppShortcutPhrase
  ) -> NegativeAppShortcutPhrase {
    phrase
  }

  public static func buildBlock(
    _ phrases: NegativeAppShortcutPhrase...
  ) -> [NegativeAppShortcutPhrase] {
    phrases
  }
}

/// Makes a list of negative phrases.
public func NegativeAppShortcutPhrases(
  @NegativeAppShortcutPhrasesBuilder _ phrases: () -> [NegativeAppShortcutPhrase]
) -> [NegativeAppShortcutPhrase] {
  phrases()
}
