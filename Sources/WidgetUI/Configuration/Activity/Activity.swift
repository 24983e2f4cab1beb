public import Foundation
import Moments
import WidgetExtension
import WidgetRender

/// A Live Activity, which an intent starts, updates and ends, and which is shown on the page of
/// widgets.
///
/// Changes are stored when the intent succeeds. In a program that was not started by a host they
/// are stored at once.
///
/// ```swift
/// struct RideAttributes: ActivityAttributes {
///   struct ContentState: Codable, Hashable {
///     var minutesLeft: Int
///   }
///   var destination: String
/// }
/// let ride = try Activity.request(
///   attributes: RideAttributes(destination: "Airport"),
///   content: ActivityContent(state: .init(minutesLeft: 25), staleDate: nil)
/// )
/// await ride.update(ActivityContent(state: .init(minutesLeft: 5), staleDate: nil))
/// await ride.end(nil, dismissalPolicy: .immediate)
/// ```
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  public typealias ContentState = Attributes.ContentState

  public let id: String
  public let attributes: Attributes
  /// The content when this value was created, returned if the stored activity cannot be read.
  private let firstContent: ActivityContent<ContentState>

  private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    self.id = id
    self.attributes = attributes
    firstContent = content
  }

  /// The current content, with the date from which it is stale.
  public var content: ActivityContent<ContentState> {
    stored.flatMap { ActivityRecord<Attributes>($0)?.content } ?? firstContent
  }

  public var contentState: ContentState { content.state }

  /// The current state; `.dismissed` when the activity has left the screen.
  public var activityState: ActivityState {
    guard let activities = Self.source?.present else { return .dismissed }
    return ActivityState(activities.activity(id)?.phase(at: activities.now) ?? .dismissed)
  }

  /// Always `nil`, because a terminal does not receive push notifications.
  public var pushToken: Data? { nil }

  private var stored: LiveActivity? { Self.source?.present?.activity(id) }

  private static var source: ActivitySource? {
    .current(ofKind: ActivityRecord<Attributes>.kind)
  }

  /// The activities with these attributes on the screen, oldest first.
  public static var activities: [Activity<Attributes>] {
    let kind = ActivityRecord<Attributes>.kind
    return (source?.present?.all(ofKind: kind) ?? []).compactMap { stored in
      ActivityRecord<Attributes>(stored).map {
        Activity(id: stored.id, attributes: $0.attributes, content: $0.content)
      }
    }
  }

  /// Starts an activity; its widget is then shown on the page of widgets.
  ///
  /// - `attributes`: The data that does not change.
  /// - `content`: The first state.
  /// - `pushType`: Without effect.
  ///
  /// It throws an `ActivityAuthorizationError` outside of an intent, if attributes and state exceed
  /// 4 KB of JSON, or if the extension has too many activities.
  public static func request(
    attributes: Attributes,
    content: ActivityContent<ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    guard let source else { throw ActivityAuthorizationError.unsupported }
    let activity = Activity(id: UUID().uuidString, attributes: attributes, content: content)
    let (id, kind) = (activity.id, ActivityRecord<Attributes>.kind)
    let (about, state) = (
      try ActivityCoding.text(of: attributes), try ActivityCoding.text(of: content.state)
    )
    let staleDate = content.staleDate.map { Instant($0).microseconds }
    do {
      try source.performNow("BeginActivity") { activities in
        try activities.begin(
          LiveActivity(
            id: id,
            attributes: about,
            state: state,
            staleDate: staleDate,
            at: activities.now
          ),
          ofKind: kind
        )
      }
    } catch RunActivities.Refusal.tooLarge {
      throw ActivityAuthorizationError.attributesTooLarge
    } catch RunActivities.Refusal.tooMany {
      throw ActivityAuthorizationError.targetMaximumExceeded
    }
    return activity
  }

  /// Starts an activity without a stale date; prefer `request(attributes:content:pushType:)`.
  public static func request(
    attributes: Attributes,
    contentState: ContentState,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes,
      content: ActivityContent(state: contentState, staleDate: nil),
      pushType: pushType
    )
  }

  /// Updates the content, unless the activity has ended.
  ///
  /// - `content`: The new state, with the date from which it is stale.
  /// - `alertConfiguration`: Without effect, because a terminal does not sound alerts.
  public func update(
    _ content: ActivityContent<ContentState>,
    alertConfiguration: AlertConfiguration? = nil
  ) async {
    // A state that JSON has no form for is left out.
    guard let state = try? ActivityCoding.text(of: content.state) else { return }
    let (id, staleDate) = (id, content.staleDate.map { Instant($0).microseconds })
    // As on a phone, an update that cannot be made says nothing.
    try? await Self.source?.perform("UpdateActivity") {
      $0.update(id, state: state, staleDate: staleDate)
    }
  }

  /// Updates the state and removes the stale date; prefer `update(_:alertConfiguration:)`.
  public func update(
    using contentState: ContentState,
    alertConfiguration: AlertConfiguration? = nil
  ) async {
    await update(
      ActivityContent(state: contentState, staleDate: nil),
      alertConfiguration: alertConfiguration
    )
  }

  /// Ends the activity.
  ///
  /// - `content`: The final state; `nil` keeps the current one.
  /// - `dismissalPolicy`: The time for which it stays on the screen, at most four hours.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { await update(content) }
    let (id, dismissal) = (id, dismissalPolicy.dismissal)
    try? await Self.source?.perform("EndActivity") { $0.end(id, dismissal) }
  }

  /// Ends the activity with a final state; prefer `end(_:dismissalPolicy:)`.
  public func end(
    using contentState: ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(
      contentState.map { ActivityContent(state: $0, staleDate: nil) },
      dismissalPolicy: dismissalPolicy
    )
  }
}

extension Activity: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}
