/// The configuration of a Live Activity, whose Lock Screen view is shown on the page of widgets.
///
/// ```swift
/// struct TaxiAttributes: ActivityAttributes {
///   struct ContentState: Codable, Hashable { var minutes: Int }
///   var street: String
/// }
/// struct TaxiActivity: Widget {
///   var body: some WidgetConfiguration {
///     ActivityConfiguration(for: TaxiAttributes.self) { context in
///       Text("\(context.attributes.street) in \(context.state.minutes) min")
///     } dynamicIsland: { _ in
///       DynamicIsland {
///         DynamicIslandExpandedRegion(.bottom) { EmptyView() }
///       } compactLeading: {
///         EmptyView()
///       } compactTrailing: {
///         EmptyView()
///       } minimal: {
///         EmptyView()
///       }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = Never
  let offer: WidgetOffer?

  /// Creates the configuration.
  ///
  /// - Parameters:
  ///   - attributesType: The type of the activity's static data.
  ///   - content: The view on the Lock Screen, which the page of widgets shows.
  ///   - dynamicIsland: The views around the camera, which a terminal does not have.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    let pictures = ActivityPictures(content: content)
    offer = WidgetOffer(
      kind: ActivityRecord<Attributes>.kind,
      displayName: LocalizedStringResource(stringLiteral: ActivityRecord<Attributes>.title),
      families: [.systemMedium, .systemSmall],
      isActivity: true,
      makePlaceholder: { setting in
        try pictures.archiver(setting)(pictures.entries(for: setting)[0])
      },
      makeSnapshot: { setting in
        try pictures.archiver(setting)(pictures.entries(for: setting)[0])
      },
      makeTimeline: { setting in
        try pictures.archiver(setting)(
          Timeline(entries: pictures.entries(for: setting), policy: .never)
        )
      },
      makeEntry: { entry, setting in
        (entry as? ActivityEntry<Attributes>).map { pictures.archiver(setting)($0) }
      },
      lockScreenView: { context in
        (context as? ActivityViewContext<Attributes>).map { AnyView(content($0)) }
      }
    )
  }
}

extension ActivityConfiguration {
  public var _offer: _WidgetOffer? { _WidgetOffer(offer) }
}

/// The data for the views of a Live Activity: its attributes and its state.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let activityID: String
  public let isStale: Bool

  package init(
    attributes: Attributes,
    state: Attributes.ContentState,
    activityID: String = "",
    isStale: Bool = false
  ) {
    self.attributes = attributes
    self.state = state
    self.activityID = activityID
    self.isStale = isStale
  }
}

extension ActivityViewContext: Sendable
where Attributes: Sendable, Attributes.ContentState: Sendable {}

extension EnvironmentValues {
  private enum ActivityFamilyKey: EnvironmentKey {
    static let defaultValue = ActivityFamily.medium
  }

  /// The size of the Live Activity that a view is made for.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  /// Always `false`: a Live Activity never fills the screen of a terminal.
  public var isActivityFullscreen: Bool { false }
}

extension View {
  /// Returns the view unchanged: all widgets of a page share one background.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { self }

  /// Returns the view unchanged: a terminal shows no system buttons beside an activity.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    self
  }

  /// Returns the view unchanged: a terminal has no camera to draw around.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}

/// The vertical placement of a region's view: beside the camera, or extended below it.
public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable, Sendable {
  private let value: UInt8

  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(value: 0)
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(value: 1)
}

extension WidgetConfiguration {
  /// Returns the configuration unchanged: an activity has its Lock Screen size, or a smaller one if
  /// there is not enough space.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration { self }
}

/// The sizes of a Live Activity's view on Apple's devices, such as `.small` on a watch.
public enum ActivityFamily: Int, Hashable, Sendable {
  case small, medium
}
