public import Foundation
import WidgetExtension

/// The updates of a Live Activity during its intent's run.
///
/// Changes by other processes are visible in the next run.
extension Activity {
  /// The activity's present state and each later one; the stream finishes when the activity or the
  /// intent ends.
  public var activityStateUpdates: AsyncStream<ActivityState> {
    updates { record, now in ActivityState(record.phase(at: now)) }
  }

  /// The content, now and after each change; the stream finishes when the activity or the intent
  /// ends.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
    updates { record, _ in ActivityRecord<Attributes>(record)?.content }
  }

  /// An empty stream that finishes immediately, because no push notification can start an activity.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> {
    AsyncStream { $0.finish() }
  }

  /// An empty stream that finishes immediately, because a terminal does not receive push
  /// notifications.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  private func updates<Element>(
    _ element: @escaping @Sendable (LiveActivity, Int64) -> Element?
  ) -> AsyncStream<Element> {
    AsyncStream { continuation in
      guard let activities = RunActivities.current, let stored = activities.activity(id) else {
        return continuation.finish()
      }
      let id = id
      let send: @Sendable (LiveActivity) -> Void = { activity in
        if let next = element(activity, activities.now) { continuation.yield(next) }
        if [.ended, .dismissed].contains(activity.phase(at: activities.now)) {
          continuation.finish()
        }
      }
      let end = activities.observe { row in
        guard let row else { return continuation.finish() }
        if row.activity.id == id { send(row.activity) }
      }
      continuation.onTermination = { _ in end() }
      send(stored)
    }
  }
}
