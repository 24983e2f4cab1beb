/// Turns the statements of a preview's timeline into its entries; loops are welcome, `if` is not (WK-63).
@resultBuilder
public enum PreviewTimelineBuilder {
  public static func buildExpression(_ expression: some TimelineEntry) -> [any TimelineEntry] {
    [expression]
  }

  public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }

  public static func buildPartialBlock(
    accumulated: [any TimelineEntry],
    next: [any TimelineEntry]
  ) -> [any TimelineEntry] {
    accumulated + next
  }

  public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
    components.flatMap { $0 }
  }
}
