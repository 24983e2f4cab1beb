import Essentials

/// An intent with phrases that run it (AI-61).
///
/// ```swift
/// struct WaterShortcuts: AppShortcutsProvider {
///   static var appShortcuts: [AppShortcut] {
///     AppShortcut(
///       intent: DrinkWater(glasses: 1),
///       phrases: ["Drink a glass in \(.applicationName)"],
///       shortTitle: "Drink Water",
///       systemImageName: "drop"
///     )
///   }
/// }
/// ```
public struct AppShortcut: Sendable {
  package let intent: any AppIntent
  package let phrases: [[AppShortcutPhrasePart]]
  package let shortTitle: LocalizedStringResource?
  package let systemImageName: String?

  /// Creates a shortcut; every phrase runs the intent with the values that `intent` has.
  public init<Intent: AppIntent>(
    intent: Intent,
    phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.init(intent, phrases, shortTitle, systemImageName)
  }

  /// Creates a shortcut with lists of its parameter's values; widgetctl ignores the lists.
  public init<Intent: AppIntent, Value: _IntentValue>(
    intent: Intent,
    phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource,
    systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) {
    self.init(intent, phrases, shortTitle, systemImageName)
  }

  /// Creates a shortcut with the title of its intent.
  public init<Intent: AppIntent>(
    intent: Intent,
    phrases: [AppShortcutPhrase<Intent>],
    systemImageName: String
  ) {
    self.init(intent, phrases, nil, systemImageName)
  }

  /// Creates a shortcut with the title of its intent and without a symbol.
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

/// A result builder for shortcuts.
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
