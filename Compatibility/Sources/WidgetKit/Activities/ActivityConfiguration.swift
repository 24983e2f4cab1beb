public import ActivityKit
public import WidgetUI

/// The views of a live activity, which a terminal accepts and never shows.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}

  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
