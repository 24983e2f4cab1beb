import Essentials

/// Values offered under headings.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection, Sendable
where Result.ValueType == Result {
  public let promptLabel: LocalizedStringResource?
  public let usesIndexedCollation: Bool
  public let sections: [IntentItemSection<Result>]

  /// Makes a collection of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Makes a collection without headings.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel,
      usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items.map { IntentItem($0) })]
    )
  }

  /// Makes a collection of the sections that are listed.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    @IntentItemSectionBuilder<Result> sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel,
      usesIndexedCollation: usesIndexedCollation,
      sections: sectionsBuilder()
    )
  }

  public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }
  public static var empty: Self { Self(items: []) }
}

extension IntentItemCollection: TitledResults {
  var titledOptions: [IntentOption] {
    sections.flatMap(\.items).map { item in
      IntentOption(item.value._intentValue, title: item.title?.text, subtitle: item.subtitle?.text)
    }
  }
}

/// Values offered under one heading.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  public let title: LocalizedStringResource?
  public let items: [IntentItem<Result>]

  /// Makes a section with a heading.
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.title = title
    self.items = items
  }

  /// Makes a section without a heading.
  public init(items: [IntentItem<Result>]) {
    title = nil
    self.items = items
  }

  /// Makes a section with a heading from the items that are listed.
  public init(
    _ title: LocalizedStringResource,
    @IntentItemBuilder<Result> itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.title = title
    items = itemsBuilder()
  }
}

/// One value offered, with what to show for it.
public struct IntentItem<Result: _IntentValue>: Sendable {
  public let value: Result
  public let title: LocalizedStringResource?
  public let subtitle: LocalizedStringResource?
  public let image: DisplayRepresentation.Image?

  /// Makes an item; without a title the value shows itself.
  public init(
    _ value: Result,
    title: LocalizedStringResource? = nil,
    subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

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
