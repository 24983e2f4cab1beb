#if canImport(Darwin)
public import Foundation
#endif

/// How Apple's platforms would list the values of a shortcut's parameter; without effect here.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {
  /// Takes the parameter, its sentence and the lists of its values, and keeps none of them.
  public init(
    for parameter: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent, Value>,
    @AppShortcutOptionsCollectionsBuilder optionsCollections: () -> Void
  ) {}
}

/// The sentence above the values of a shortcut's parameter; without effect here.
public struct AppShortcutParameterPresentationSummary<
  Intent: AppIntent,
  Value: _IntentValue
>: Sendable {
  /// Takes a sentence that names the parameter.
  public init(_ sentence: IntentParameterSummaryString<Intent>, table: StaticString? = nil) {}
}

/// One list of the values of a shortcut's parameter; without effect here.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>: Sendable {
  /// Takes the provider of the values, what they are called, and a symbol.
  public init(_ provider: Provider, title: LocalizedStringResource, systemImageName: String) {}
}

/// Lists options collections, one a line.
@resultBuilder
public enum AppShortcutOptionsCollectionsBuilder {
  public static func buildExpression<Provider>(
    _ collection: AppShortcutOptionsCollection<Provider>
  ) {}

  public static func buildBlock(_ collections: Void...) {}
}
