/// An entry of a widget that is shown only while it is relevant.
public protocol RelevanceEntry: Sendable {}

/// The provider of a widget that is shown only while it is relevant.
public protocol RelevanceEntriesProvider: SendableMetatype {
  associatedtype Entry: RelevanceEntry
  associatedtype Configuration: WidgetConfigurationIntent
  typealias Context = RelevanceEntriesProviderContext

  func placeholder(context: Context) -> Entry
  func relevance() async -> WidgetRelevance<Configuration>
  func entry(configuration: Configuration, context: Context) async throws -> Entry
}

/// The context of a request for entries: whether they are for a preview.
public struct RelevanceEntriesProviderContext: Sendable {
  public let isPreview: Bool
}

/// A widget that is shown only while it is relevant (OS 26); it cannot be placed in a terminal.
@MainActor @preconcurrency
public struct RelevanceConfiguration<Configuration: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  public typealias Body = Never

  public init<Provider: RelevanceEntriesProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Configuration == Configuration {}
}

extension WidgetConfiguration {
  /// Returns the configuration unchanged: in a terminal no widget replaces another one.
  public func associatedKind(_ kind: String) -> some WidgetConfiguration { self }
}
