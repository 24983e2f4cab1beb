import Moments
import SharedStore

/// Decides when the live view marks pictures as outdated.
///
/// A picture that another process is making is not marked for as long as `show` would wait for it.
struct StaleMarks {
  private static let patience = Duration.milliseconds(AwaitedPictures.patienceInMilliseconds)

  /// The times when changes of data were first noticed, by the ids of timelines.
  private var changes: [Int64: Instant] = [:]

  /// Returns the time from which a picture is marked as outdated.
  ///
  /// It is `nil` if the picture is marked at once, or if its data has not changed. `isAwaited`
  /// returns whether another process is making the picture.
  mutating func beginning(
    of timeline: StoredTimeline,
    at now: Instant,
    isAwaited: (StoredTimeline) -> Bool
  ) -> Instant? {
    guard timeline.isDirty else {
      changes[timeline.id] = nil
      return nil
    }
    let change = changes[timeline.id] ?? now
    changes[timeline.id] = change
    let end = change.advanced(by: Self.patience)
    // If the clock was set back, the picture is marked at once.
    guard change <= now, now < end, isAwaited(timeline) else { return nil }
    return end
  }
}
