import Essentials

/// Values with headings, from which a user chooses.
///
/// ```swift
/// struct Drinks: DynamicOptionsProvider {
///   func results() async throws -> IntentItemCollection<String> {
///     IntentItemCollection {
///       IntentItemSection("Warm", items: [IntentItem("tea"), IntentItem("cocoa")])
///       IntentItemSection("Cold", items: [IntentItem("water")])
///     }
///   }
/// }
/// ```
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection, Sendable
where Result.ValueType == Result {
  public let promptLabel: LocalizedStringResource?
  public let usesIndexedCollation: Bool
  public let sections: [IntentItemSection<Result>]

  /// Creates a collection of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Creates a collection without headings.
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

  /// Creates a collection from the sections that a builder lists.
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

/// Values under one heading, from which a user chooses.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  public let title: LocalizedStringResource?
  public let items: [IntentItem<Result>]

  /// Creates a section with a heading.
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.title = title
    self.items = items
  }

  /// Creates a section with a heading, from values that have their own titles.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  /// Creates a section without a heading.
  public init(items: [IntentItem<Result>]) {
    title = nil
    self.items = items
  }

  /// Creates a section without a heading, from values that have their own titles.
  @_disfavoredOverload
  public init(items: [Result]) {
    self.init(items: items.map { IntentItem($0) })
  }

  /// Creates a section with a heading, from the items that a builder lists.
  public init(
    _ title: LocalizedStringResource,
    @IntentItemBuilder<Result> itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.title = title
    items = itemsBuilder()
  }
}

/// A value from which a user chooses, with its displayed title.
public struct IntentItem<Result: _IntentValue>: Sendable {
  public let value: Result
  public let title: LocalizedStringResource?
  public let subtitle: LocalizedStringResource?
  public let image: DisplayRepresentation.Image?

  /// Creates an item; without a title the value's own text is shown.
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

/// A result builder for sections.
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

/// A result builder for the items of a section.
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
