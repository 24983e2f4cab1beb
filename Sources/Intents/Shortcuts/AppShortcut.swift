import Essentials

/// An intent with the phrases that run it (AI-61).
public struct AppShortcut: Sendable {
  package let intent: any AppIntent
  package let phrases: [[AppShortcutPhrasePart]]
  package let shortTitle: LocalizedStringResource?
  package let systemImageName: String?

  /// Makes a shortcut; the intent's values are those that every phrase runs it with.
  public init<Intent: AppIntent>(
    intent: Intent,
    phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.init(intent, phrases, shortTitle, systemImageName)
  }

  /// Makes a shortcut whose parameter is offered in lists; the lists have no effect here.
  public init<Intent: AppIntent, Value: _IntentValue>(
    intent: Intent,
    phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource,
    systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) {
    self.init(intent, phrases, shortTitle, systemImageName)
  }

  /// Makes a shortcut that is called as its intent is.
  public init<Intent: AppIntent>(
    intent: Intent,
    phrases: [AppShortcutPhrase<Intent>],
    systemImageName: String
  ) {
    self.init(intent, phrases, nil, systemImageName)
  }

  /// Makes a shortcut without a picture that is called as its intent is.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    self.init(intent, phrases, nil, nil)
  }

  private init<Intent: AppIntent>(
    _ intent: Intent,
    _ phrases: [AppShortcutPhrase<Intent>],
    _ shortTitle: LocalizedStringResource?,
    _ systemImageName: String?
  ) {
    self.intent = intent
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    let shape = IntentShape.of(Intent.self)
    let members = shape.bind(intent, in: nil)
    self.phrases = phrases.map { phrase in
      phrase.parts.map { $0.named(in: intent, shape, members) }
    }
  }
}

/// Lists shortcuts, one a line.
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }

  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap { $0 }
  }

  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] {
    shortcuts
  }

  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }

  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }

  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}
