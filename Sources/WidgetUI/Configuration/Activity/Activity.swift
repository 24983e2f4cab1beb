public import Foundation

/// A Live Activity, which no terminal can begin.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  public let id: String
  public let attributes: Attributes
  public let content: ActivityContent<Attributes.ContentState>
  public var contentState: Attributes.ContentState { content.state }
  public var activityState: ActivityState { .ended }
  public var pushToken: Data? { nil }

  private init(
    id: String,
    attributes: Attributes,
    content: ActivityContent<Attributes.ContentState>
  ) {
    self.id = id
    self.attributes = attributes
    self.content = content
  }

  /// None: no activity ever begins.
  public static var activities: [Activity<Attributes>] { [] }

  /// - Throws: `ActivityAuthorizationError.unsupported`, always.
  public static func request(
    attributes: Attributes,
    content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// The form with a content is its successor.
  ///
  /// - Throws: `ActivityAuthorizationError.unsupported`, always.
  public static func request(
    attributes: Attributes,
    contentState: Attributes.ContentState,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// Does nothing.
  public func update(
    _ content: ActivityContent<Attributes.ContentState>,
    alertConfiguration: AlertConfiguration? = nil
  ) async {}

  /// Does nothing; the form with a content is its successor.
  public func update(
    using contentState: Attributes.ContentState,
    alertConfiguration: AlertConfiguration? = nil
  ) async {}

  /// Does nothing.
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// Does nothing; the form with a content is its successor.
  public func end(
    using contentState: Attributes.ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}

extension Activity: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}

/// What a Live Activity is about, and what of it changes; a terminal shows none.
public protocol ActivityAttributes: Decodable, Encodable {
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// A state of a Live Activity, and how long it holds.
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

/// Where a Live Activity stands.
public enum ActivityState: String, Codable, Hashable, Sendable {
  case pending, active, ended, dismissed, stale
}

/// When the last picture of a Live Activity goes away.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  private enum Moment: Equatable, Sendable {
    case `default`, immediate
    case after(Date)
  }

  private let moment: Moment

  public static let `default` = ActivityUIDismissalPolicy(moment: .default)
  public static let immediate = ActivityUIDismissalPolicy(moment: .immediate)

  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(moment: .after(date))
  }
}

/// The text and sound of an alert about a Live Activity.
public struct AlertConfiguration: Equatable, Sendable {
  /// The sound of an alert.
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

/// How updates of a Live Activity arrive.
public struct PushType: Equatable, Sendable {
  private let channel: String?

  /// With a token of the activity's own.
  public static let token = PushType(channel: nil)

  /// With all others that listen to a channel.
  public static func channel(_ id: String) -> PushType { PushType(channel: id) }
}

/// Whether Live Activities may begin: never, in a terminal.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}

  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
}

/// Why a Live Activity did not begin.
public enum ActivityAuthorizationError: Error, Equatable, Sendable {
  /// There is no place for one.
  case unsupported
  case denied
}

extension ActivityAuthorizationError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .unsupported: "a terminal has no place for Live Activities"
    case .denied: "Live Activities are not allowed"
    }
  }
}
