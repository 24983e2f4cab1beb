/// A phrase that runs an intent, such as `"Complete \(\.$id) in \(.applicationName)"`.
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

  /// Creates a phrase from text that is known only at run time.
  public init(_ value: String) {
    parts = [.text(value)]
  }

  /// Collects the text and the placeholders of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      parts.append(.text(literal))
    }

    /// Appends a placeholder for the application's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      parts.append(.applicationName)
    }

    /// Appends a placeholder for a parameter; a phrase has at most one (AI-62).
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

/// The placeholders in a phrase that are not parameters.
public enum AppShortcutPhraseToken: Sendable {
  case applicationName
}

/// A phrase that must not run an intent although it resembles one that does.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  package let parts: [AppShortcutPhrasePart]

  public init(stringLiteral value: String) {
    parts = [.text(value)]
  }

  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// Collects the text and the placeholders of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [AppShortcutPhrasePart] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      parts.append(.text(literal))
    }

    /// Appends a placeholder for the application's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      parts.append(.applicationName)
    }
  }
}

/// A result builder for negative phrases: `NegativeAppShortcutPhrases { "Complete the survey" }`.
@resultBuilder
public enum NegativeAppShortcutPhrasesBuilder {
  /// Accepts a literal as a phrase.
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

/// Creates a list of phrases that must not run an intent, from those that a result builder
/// collects.
public func NegativeAppShortcutPhrases(
  @NegativeAppShortcutPhrasesBuilder _ phrases: () -> [NegativeAppShortcutPhrase]
) -> [NegativeAppShortcutPhrase] {
  phrases()
}
