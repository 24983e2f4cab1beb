import Essentials

/// The shortcuts of an application: phrases that run its intents, as `widgetctl say` understands
/// them.
///
/// Providers are found in the program's conformance records, as intents are. See ``AppShortcut``
/// for an example.
public protocol AppShortcutsProvider: SendableMetatype {
  typealias ParameterPresentation<Intent: AppIntent, Value: _IntentValue> =
    AppShortcutParameterPresentation<Intent, Value>
  typealias Summary<Intent: AppIntent, Value: _IntentValue> =
    AppShortcutParameterPresentationSummary<Intent, Value>
  typealias OptionsCollection<Provider: DynamicOptionsProvider> =
    AppShortcutOptionsCollection<Provider>

  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of the application's tiles on Apple's platforms; without effect in a terminal.
  static var shortcutTileColor: ShortcutTileColor { get }
  /// Phrases that resemble the application's phrases and must not match.
  static var negativePhrases: [NegativeAppShortcutPhrase] { get }
  /// The names that `\(.applicationName)` matches; Apple's platforms read them from the bundle.
  ///
  /// The default is the extension's name.
  static var applicationNames: [String] { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
  public static var applicationNames: [String] { [] }

  /// Has no effect: a phrase's parameters are resolved when the phrase is matched (AI-63).
  public static func updateAppShortcutParameters() {}
}

/// The colour of an application's tiles on Apple's platforms (AI-64).
public enum ShortcutTileColor: Sendable, Hashable, CaseIterable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple
  case red, tangerine, teal, yellow
}

/// The presentation of a shortcut parameter's values on Apple's platforms; without effect here.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {
  /// Creates a presentation; the arguments are ignored.
  public init(
    for parameter: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent, Value>,
    @AppShortcutOptionsCollectionsBuilder optionsCollections: () -> Void
  ) {}
}

/// The sentence above the values of a shortcut's parameter; widgetctl ignores it.
public struct AppShortcutParameterPresentationSummary<
  Intent: AppIntent,
  Value: _IntentValue
>: Sendable {
  /// Creates a summary; the sentence is ignored.
  public init(_ sentence: IntentParameterSummaryString<Intent>, table: StaticString? = nil) {}
}

/// One list of the values of a shortcut's parameter; widgetctl ignores it.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>: Sendable {
  /// Creates a collection; the arguments are ignored.
  public init(_ provider: Provider, title: LocalizedStringResource, systemImageName: String) {}
}

/// A result builder for collections of options.
@resultBuilder
public enum AppShortcutOptionsCollectionsBuilder {
  public static func buildExpression<Provider>(
    _ collection: AppShortcutOptionsCollection<Provider>
  ) {}

  public static func buildBlock(_ collections: Void...) {}
}
