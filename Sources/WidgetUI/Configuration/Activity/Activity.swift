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
