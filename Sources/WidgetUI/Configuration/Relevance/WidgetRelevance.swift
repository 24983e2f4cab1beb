/// When a widget matters, with the configuration that it matters with; a terminal suggests none.
public struct WidgetRelevance<Configuration>: Sendable {
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {}
}

/// One of the reasons for which a widget matters.
public struct WidgetRelevanceAttribute<Configuration>: Sendable {
  public init(configuration: Configuration, context: RelevantContext)
  where Configuration: WidgetConfigurationIntent {}

  public init(configuration: Configuration, group: WidgetRelevanceGroup)
  where Configuration: WidgetConfigurationIntent {}

  public init(context: RelevantContext) where Configuration == Void {}

  public init(group: WidgetRelevanceGroup) where Configuration == Void {}
}

/// Widgets of which a stack would show one.
public struct WidgetRelevanceGroup: Sendable {
  private init(_: Void) {}

  public static let automatic = WidgetRelevanceGroup(())
  public static let ungrouped = WidgetRelevanceGroup(())
  public static func named(_ name: String) -> WidgetRelevanceGroup { automatic }
}
