#if canImport(Darwin)
public import Foundation
#endif

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
