public import Foundation
public import WidgetUI

/// What would be told about live activities while they are shown: each stream is over at once.
extension Activity {
  public typealias ContentState = Attributes.ContentState

  public static var activityUpdates: AsyncStream<Activity<Attributes>> { over() }
  public var activityStateUpdates: AsyncStream<ActivityState> { Self.over() }
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { Self.over() }
  public var pushTokenUpdates: AsyncStream<Data> { Self.over() }

  private static func over<Element>() -> AsyncStream<Element> { AsyncStream { $0.finish() } }
}
