/// Lists sections, one a line; values and items beside them make a section of their own.
@resultBuilder
public enum IntentItemSectionBuilder<Result: _IntentValue> {
  public static func buildExpression(
    _ section: IntentItemSection<Result>
  ) -> [IntentItemSection<Result>] {
    [section]
  }

  public static func buildExpression(
    _ sections: [IntentItemSection<Result>]
  ) -> [IntentItemSection<Result>] {
    sections
  }

  public static func buildBlock(
    _ sections: [IntentItemSection<Result>]...
  ) -> [IntentItemSection<Result>] {
    sections.flatMap { $0 }
  }

  public static func buildOptional(
    _ sections: [IntentItemSection<Result>]?
  ) -> [IntentItemSection<Result>] {
    sections ?? []
  }

  public static func buildEither(
    first sections: [IntentItemSection<Result>]
  ) -> [IntentItemSection<Result>] {
    sections
  }

  public static func buildEither(
    second sections: [IntentItemSection<Result>]
  ) -> [IntentItemSection<Result>] {
    sections
  }

  public static func buildArray(
    _ sections: [[IntentItemSection<Result>]]
  ) -> [IntentItemSection<Result>] {
    sections.flatMap { $0 }
  }
}

/// Lists items of one section, one a line.
@resultBuilder
public enum IntentItemBuilder<Result: _IntentValue> {
  public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }

  public static func buildExpression(_ value: Result) -> [IntentItem<Result>] {
    [IntentItem(value)]
  }

  public static func buildBlock(_ items: [IntentItem<Result>]...) -> [IntentItem<Result>] {
    items.flatMap { $0 }
  }

  public static func buildArray(_ items: [[IntentItem<Result>]]) -> [IntentItem<Result>] {
    items.flatMap { $0 }
  }
}
