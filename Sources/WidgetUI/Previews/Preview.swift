public import Foundation

/// The content of one `#Preview`: views, or a widget in one of its families.
@MainActor @preconcurrency
public struct Preview {
  /// The content to draw, and the time at which it is known.
  enum Subject {
    case views(@MainActor () -> any View)
    case widget(WidgetFamily, WidgetPreview)
    /// Content that a terminal cannot show, such as a Live Activity around a camera.
    case unshown
  }

  let name: String?
  let subject: Subject
  /// The size that a trait asks for, in points; `nil` is the size of the views or of the family.
  var fixedSize: CGSize?

  init(name: String?, subject: Subject) {
    self.name = name
    self.subject = subject
  }

  /// A preview of what a terminal does not show, such as a Live Activity around a camera; it is not listed.
  public init(unshown name: String?) {
    self.init(name: name, subject: .unshown)
  }

  /// Views by themselves; of the traits only a fixed size has an effect.
  public init(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name: name, subject: .views(body))
    fixedSize = traits.lazy.compactMap(\.fixedSize).first
  }

  /// The traits of a preview of views.
  public struct ViewTraits: Sendable {}
}

extension Preview {
  /// A widget with the entries that `timeline` lists; their dates have no effect (WK-62).
  public init<Content: Widget>(
    _ name: String? = nil,
    as family: WidgetFamily,
    widget: @escaping @MainActor () -> Content,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    let entries = WidgetPreview(widget: widget) { _ in await timeline() }
    self.init(name: name, subject: .widget(family, entries))
  }

  /// A widget with the timeline of a provider.
  public init<Content: Widget, Provider: TimelineProvider>(
    _ name: String? = nil,
    as family: WidgetFamily,
    widget: @escaping @MainActor () -> Content,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    let entries = WidgetPreview(widget: widget) { context in
      let limit = ReloadLimits().timeline
      return try await timelineProvider().timeline(in: context, within: limit).entries
    }
    self.init(name: name, subject: .widget(family, entries))
  }

  /// A Live Activity as the Lock Screen shows it, state by state (WK-138).
  public init<Attributes: ActivityAttributes, Content: Widget>(
    _ name: String? = nil,
    activity attributes: Attributes,
    widget: @escaping @MainActor () -> Content,
    contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    let entries = WidgetPreview(widget: widget) { _ in
      await contentStates().map {
        ActivityEntry(attributes: attributes, state: $0)
      }
    }
    self.init(name: name, subject: .widget(.systemMedium, entries))
  }

  /// A configurable widget with the timeline that a provider makes for `intent`.
  public init<Content: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil,
    as family: WidgetFamily,
    using intent: Provider.Intent,
    widget: @escaping @MainActor () -> Content,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    let entries = WidgetPreview(widget: widget) { context in
      let limit = ReloadLimits().timeline
      return try await timelineProvider()
        .timeline(for: intent, in: context, within: limit).entries
    }
    self.init(name: name, subject: .widget(family, entries))
  }

  /// A widget with an `INIntent`, and the timeline that a provider makes for `intent`.
  public init<Content: Widget, Provider: IntentTimelineProvider>(
    _ name: String? = nil,
    as family: WidgetFamily,
    using intent: Provider.Intent,
    widget: @escaping @MainActor () -> Content,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, as: family, widget: widget) {
      FixedIntentProvider(provider: timelineProvider(), intent: intent)
    }
  }
}

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

/// The presentation of a preview; a terminal uses only a fixed size.
public struct PreviewTrait<T>: Sendable {
  fileprivate let fixedSize: CGSize?

  private init(fixedSize: CGSize? = nil) {
    self.fixedSize = fixedSize
  }

  /// A trait that a terminal has no counterpart of.
  private static var ignored: PreviewTrait { PreviewTrait() }
}

extension PreviewTrait<Preview.ViewTraits> {
  public static var defaultLayout: PreviewTrait { .ignored }
  public static var sizeThatFitsLayout: PreviewTrait { .ignored }

  /// A size in points, that is, 8 points a column and 16 points a row.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(fixedSize: CGSize(width: width, height: height))
  }

  public static var portrait: PreviewTrait { .ignored }
  public static var portraitUpsideDown: PreviewTrait { .ignored }
  public static var landscapeLeft: PreviewTrait { .ignored }
  public static var landscapeRight: PreviewTrait { .ignored }
}
