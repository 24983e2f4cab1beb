/// The shortcuts of an application: phrases that run its intents, as `widgetctl say` understands them.
///
/// It is found through the program's conformance records, as intents are.
public protocol AppShortcutsProvider: SendableMetatype {
  typealias ParameterPresentation<Intent: AppIntent, Value: _IntentValue> =
    AppShortcutParameterPresentation<Intent, Value>
  typealias Summary<Intent: AppIntent, Value: _IntentValue> =
    AppShortcutParameterPresentationSummary<Intent, Value>
  typealias OptionsCollection<Provider: DynamicOptionsProvider> =
    AppShortcutOptionsCollection<Provider>

  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of the tiles on Apple's platforms; without effect here.
  static var shortcutTileColor: ShortcutTileColor { get }
  /// What sounds like a phrase of the application's and is none.
  static var negativePhrases: [NegativeAppShortcutPhrase] { get }
  /// What `\(.applicationName)` stands for; Apple's platforms take it from the bundle.
  ///
  /// Without one it is the name of the extension.
  static var applicationNames: [String] { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
  public static var applicationNames: [String] { [] }

  /// Has no effect: a phrase's parameter is looked for when it is said, not before (AI-63).
  public static func updateAppShortcutParameters() {}
}

/// The colour of an application's tiles (AI-64).
public enum ShortcutTileColor: Sendable, Hashable, CaseIterable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple
  case red, tangerine, teal, yellow
}
