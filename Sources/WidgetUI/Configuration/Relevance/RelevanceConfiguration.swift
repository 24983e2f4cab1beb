/// What a widget shows that is there only while it matters.
public protocol RelevanceEntry: Sendable {}

/// Where the entries of a widget come from that is there only while it matters.
public protocol RelevanceEntriesProvider: SendableMetatype {
  associatedtype Entry: RelevanceEntry
  associatedtype Configuration: WidgetConfigurationIntent
  typealias Context = RelevanceEntriesProviderContext

  func placeholder(context: Context) -> Entry
  func relevance() async -> WidgetRelevance<Configuration>
  func entry(configuration: Configuration, context: Context) async throws -> Entry
}

/// Where an entry would be shown.
public struct RelevanceEntriesProviderContext: Sendable {
  public let isPreview: Bool
}

/// A widget that is there only while it matters (OS 26): a terminal shows what is placed, so it offers none.
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
  /// The configuration itself: no widget stands for another one.
  public func associatedKind(_ kind: String) -> some WidgetConfiguration { self }
}
