public import WidgetUI

/// Takes the regions of an expanded live activity.
@resultBuilder
@MainActor
public enum DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(
    _ expression: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    DynamicIslandExpandedContent()
  }

  public static func buildBlock<each Content>(
    _ content: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<(repeat each Content)> {
    DynamicIslandExpandedContent()
  }

  public static func buildOptional<Content>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content?> {
    DynamicIslandExpandedContent()
  }

  public static func buildEither<Content>(
    first content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Any> {
    DynamicIslandExpandedContent()
  }

  public static func buildEither<Content>(
    second content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Any> {
    DynamicIslandExpandedContent()
  }
}
