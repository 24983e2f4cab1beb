public import Foundation
import Moments
import WidgetExtension
import WidgetRender

/// The static data of a Live Activity, and the type of its changing state.
///
/// ```swift
/// struct OvenAttributes: ActivityAttributes {
///   struct ContentState: Codable, Hashable {
///     var degrees: Int
///   }
///   var dish: String
/// }
/// ```
public protocol ActivityAttributes: Decodable, Encodable, SendableMetatype {
  associatedtype ContentState: Decodable, Encodable, Hashable, SendableMetatype
}

/// A state of a Live Activity, with the date from which it is stale.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}
extension ActivityContent: Equatable {}

/// The state of a Live Activity: it is about to begin, active, outdated, ended, or removed from the
/// screen.
public enum ActivityState: String, Codable, Hashable, Sendable {
  case pending, active, ended, dismissed, stale

  init(_ phase: LiveActivity.Phase) {
    self =
      switch phase {
      case .active: .active
      case .stale: .stale
      case .ended: .ended
      case .dismissed: .dismissed
      }
  }
}

/// The time for which the last content of a Live Activity stays on the screen after its end.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  private enum Moment: Equatable, Sendable {
    case `default`, immediate
    case after(Date)
  }

  private let moment: Moment

  var dismissal: LiveActivity.Dismissal {
    switch moment {
    case .default: .byDefault
    case .immediate: .immediate
    case .after(let date): .after(Instant(date).microseconds)
    }
  }

  public static let `default` = ActivityUIDismissalPolicy(moment: .default)
  public static let immediate = ActivityUIDismissalPolicy(moment: .immediate)

  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(moment: .after(date))
  }
}

/// The text and sound of an alert about a Live Activity.
public struct AlertConfiguration: Equatable, Sendable {
  /// The sound of an alert, by its name; without effect, because a terminal does not sound alerts.
  public struct AlertSound: Equatable, Sendable {
    private let name: String?

    public static let `default` = AlertSound(name: nil)

    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  public let title: LocalizedStringResource
  public let body: LocalizedStringResource
  public let sound: AlertSound

  public init(
    title: LocalizedStringResource,
    body: LocalizedStringResource,
    sound: AlertSound
  ) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

/// The way in which a server sends updates to a Live Activity; without effect in a terminal.
public struct PushType: Equatable, Sendable {
  private let channel: String?

  /// The server sends updates to the activity's own token.
  public static let token = PushType(channel: nil)

  /// Returns the way in which a server sends updates to all activities of a channel.
  public static func channel(_ id: String) -> PushType { PushType(channel: id) }
}

/// Reports whether Live Activities can be started.
///
/// They can be started in an intent, and in a program that was not started by a host.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}

  public var areActivitiesEnabled: Bool { RunActivities.current != nil || !ExtensionServer.hasHost }
  /// Always false, because a terminal does not receive push notifications.
  public var frequentPushesEnabled: Bool { false }
}

/// The reason why a Live Activity was not started.
public enum ActivityAuthorizationError: Error, Equatable, Sendable {
  /// No intent is running, and no extension in the store draws the activity.
  case unsupported
  case denied
  /// Attributes and state exceed 4 KB of JSON.
  case attributesTooLarge
  /// The extension already has the maximum number of activities.
  case targetMaximumExceeded
}

extension ActivityAuthorizationError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .unsupported:
      "a Live Activity begins in an intent, or is of an extension that widgetctl knows"
    case .denied: "Live Activities are not allowed"
    case .attributesTooLarge: "a Live Activity's attributes and state are more than 4 KB"
    case .targetMaximumExceeded: "the extension has as many Live Activities as it may"
    }
  }
}
