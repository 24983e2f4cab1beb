public import Foundation

/// The views of a Live Activity around the camera of a phone, which a terminal does not have.
public struct DynamicIsland {
  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  /// Returns the island unchanged: no terminal draws it.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// Returns the island unchanged: no terminal draws it.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// Returns the island unchanged: no terminal draws it.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: Double,
    for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

/// The presentation of a Live Activity around the camera.
public struct DynamicIslandMode: Equatable, Sendable {
  private let value: UInt8

  public static let expanded = DynamicIslandMode(value: 0)
  public static let compactLeading = DynamicIslandMode(value: 1)
  public static let compactTrailing = DynamicIslandMode(value: 2)
  public static let minimal = DynamicIslandMode(value: 3)
}

/// The regions of a Live Activity around the camera.
public struct DynamicIslandExpandedContent<Content: View> {
  init() {}
}

/// Collects the regions of a Live Activity around the camera.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> { .init() }

  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { content }

  public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> { .init() }

  public static func buildBlock<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<TupleView<(repeat each Content)>> { .init() }

  public static func buildIf<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content?> { .init() }

  public static func buildEither<First: View, Second: View>(
    first: DynamicIslandExpandedContent<First>
  ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> { .init() }

  public static func buildEither<First: View, Second: View>(
    second: DynamicIslandExpandedContent<Second>
  ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> { .init() }

  public static func buildLimitedAvailability<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<AnyView> { .init() }
}

/// A region around the camera in the expanded presentation of a Live Activity.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// Creates a region; its arguments have no effect, because no terminal draws it.
  public init(
    _ position: DynamicIslandExpandedRegionPosition,
    priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}

  /// Returns the region unchanged: no terminal draws it.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: Double
  ) -> DynamicIslandExpandedRegion { self }
}

/// The position of a region around the camera.
public struct DynamicIslandExpandedRegionPosition: Equatable, Sendable {
  private let value: UInt8

  public static let leading = DynamicIslandExpandedRegionPosition(value: 0)
  public static let trailing = DynamicIslandExpandedRegionPosition(value: 1)
  public static let center = DynamicIslandExpandedRegionPosition(value: 2)
  public static let bottom = DynamicIslandExpandedRegionPosition(value: 3)
}
