/// The time at which a widget is relevant, with its configuration; a terminal suggests no widgets.
public struct WidgetRelevance<Configuration>: Sendable {
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {}
}

/// A condition under which a widget is relevant.
public struct WidgetRelevanceAttribute<Configuration>: Sendable {
  public init(configuration: Configuration, context: RelevantContext)
  where Configuration: WidgetConfigurationIntent {}

  public init(configuration: Configuration, group: WidgetRelevanceGroup)
  where Configuration: WidgetConfigurationIntent {}

  public init(context: RelevantContext) where Configuration == Void {}

  public init(group: WidgetRelevanceGroup) where Configuration == Void {}
}

/// A group of widgets, one of which a stack would show.
public struct WidgetRelevanceGroup: Sendable {
  private init(_: Void) {}

  public static let automatic = WidgetRelevanceGroup(())
  public static let ungrouped = WidgetRelevanceGroup(())
  public static func named(_ name: String) -> WidgetRelevanceGroup { automatic }
}
