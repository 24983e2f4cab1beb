public import Foundation

/// A preview: views, or a widget in one of its families.
///
/// The macro `#Preview` makes one. A program draws its previews with `--preview NAME`.
@MainActor @preconcurrency
public struct Preview {
  /// The content of the preview: views, or a widget in one of its families.
  enum Subject {
    case views(@MainActor () -> any View)
    case widget(WidgetFamily, WidgetPreview)
  }

  let name: String?
  let subject: Subject
  /// The size that a trait sets, in points; `nil` for that of the views or the family.
  var fixedSize: CGSize?
  /// Whether this is a preview of a Live Activity in the Dynamic Island, which a terminal does not
  /// have.
  var isAroundCamera = false

  init(name: String?, subject: Subject) {
    self.name = name
    self.subject = subject
  }

  /// Creates a preview of views; of the traits only a fixed size has an effect.
  ///
  /// ```swift
  /// let preview = Preview("Cups") { CupsView(cups: 3) }
  /// ```
  public init(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name: name, subject: .views(body))
    fixedSize = traits.lazy.compactMap(\.fixedSize).first
  }

  /// Traits of a preview of views; a terminal uses only a fixed size.
  public struct ViewTraits: Sendable {}
}

extension Preview {
  /// Creates a preview of a widget with the entries that `timeline` lists, whose dates have no
  /// effect (WK-62).
  ///
  /// ```swift
  /// let preview = Preview("Days", as: .systemSmall) {
  ///   DayWidget()
  /// } timeline: {
  ///   DayEntry(date: .now)
  ///   DayEntry(date: .now.addingTimeInterval(86_400))
  /// }
  /// ```
  public init<Content: Widget>(
    _ name: String? = nil,
    as family: WidgetFamily,
    widget: @escaping @MainActor () -> Content,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    let entries = WidgetPreview(widget: widget) { _ in await timeline() }
    self.init(name: name, subject: .widget(family, entries))
  }

  /// Creates a preview of a widget with the timeline of a provider.
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

  /// Creates a preview of a Live Activity in its states on the Lock Screen (WK-138).
  ///
  /// With `isAroundCamera`, it is listed only if it is the first preview of its widget and all
  /// others are of this kind too.
  public init<Attributes: ActivityAttributes, Content: Widget>(
    _ name: String? = nil,
    activity attributes: Attributes,
    isAroundCamera: Bool = false,
    widget: @escaping @MainActor () -> Content,
    contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    let entries = WidgetPreview(widget: widget) { _ in
      await contentStates().map {
        ActivityEntry(attributes: attributes, state: $0)
      }
    }
    self.init(name: name, subject: .widget(.systemMedium, entries))
    self.isAroundCamera = isAroundCamera
  }

  /// Creates a preview of a configurable widget with the timeline that a provider makes for
  /// `intent`.
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

  /// Creates a preview of a widget with an `INIntent`, with the timeline that a provider makes for
  /// `intent`.
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

/// A result builder for the entries of a preview; loops are supported, `if` is not (WK-63).
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

  /// A trait that a terminal ignores.
  private static var ignored: PreviewTrait { PreviewTrait() }
}

extension PreviewTrait<Preview.ViewTraits> {
  public static var defaultLayout: PreviewTrait { .ignored }
  public static var sizeThatFitsLayout: PreviewTrait { .ignored }

  /// Returns a fixed size in points; a column has 8 points and a row 16.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(fixedSize: CGSize(width: width, height: height))
  }

  public static var portrait: PreviewTrait { .ignored }
  public static var portraitUpsideDown: PreviewTrait { .ignored }
  public static var landscapeLeft: PreviewTrait { .ignored }
  public static var landscapeRight: PreviewTrait { .ignored }
}
