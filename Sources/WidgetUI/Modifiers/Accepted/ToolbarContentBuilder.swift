/// Collects the items of a bar, of which a widget draws none.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent { EmptyToolbarContent() }

  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> some ToolbarContent { EmptyToolbarContent() }

  public static func buildEither<Content: ToolbarContent>(
    first: Content
  ) -> some ToolbarContent { EmptyToolbarContent() }

  public static func buildEither<Content: ToolbarContent>(
    second: Content
  ) -> some ToolbarContent { EmptyToolbarContent() }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent { EmptyToolbarContent() }
}

/// No item at all.
struct EmptyToolbarContent {}

extension EmptyToolbarContent: ToolbarContent {
  typealias Body = Never
}
