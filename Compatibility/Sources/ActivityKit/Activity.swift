public import Foundation

/// A live activity, of which a terminal never has one: a request fails as unsupported.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  public typealias ContentState = Attributes.ContentState

  public let id: String
  public let attributes: Attributes
  public let content: ActivityContent<ContentState>

  private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    self.id = id
    self.attributes = attributes
    self.content = content
  }

  /// The activities that are shown: none.
  public static var activities: [Activity<Attributes>] { [] }
  public static var activityUpdates: AsyncStream<Activity<Attributes>> {
    AsyncStream { $0.finish() }
  }

  public var activityState: ActivityState { .ended }
  public var contentState: ContentState { content.state }
  public var pushToken: Data? { nil }
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
    AsyncStream { $0.finish() }
  }

  /// Starts nothing.
  ///
  /// - Throws: `ActivityAuthorizationError.unsupported`, always.
  public static func request(
    attributes: Attributes,
    content: ActivityContent<ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// Starts nothing.
  ///
  /// - Throws: `ActivityAuthorizationError.unsupported`, always.
  public static func request(
    attributes: Attributes,
    contentState: ContentState,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  public func update(_ content: ActivityContent<ContentState>) async {}

  public func update(
    _ content: ActivityContent<ContentState>,
    alertConfiguration: AlertConfiguration?
  ) async {}

  public func update(using contentState: ContentState) async {}

  public func update(
    using contentState: ContentState,
    alertConfiguration: AlertConfiguration?
  ) async {}

  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  public func end(
    using contentState: ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
