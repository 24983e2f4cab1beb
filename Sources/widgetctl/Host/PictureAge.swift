import SharedStore

/// Whether a stored picture is older than its provider or its sources allow (RT-8).
enum PictureAge {
  /// How long a policy date that had passed already is given before it counts as missed (WK-89).
  static let pastPolicyDelay: Int64 = 15 * 60 * 1_000_000

  /// Microseconds since the picture was made if it is stale at `now`, else `nil`.
  static func ofStale(_ timeline: StoredTimeline, at now: Int64) -> Int64? {
    guard timeline.generation > 0, isStale(timeline, at: now) else { return nil }
    let (age, overflow) = now.subtractingReportingOverflow(timeline.made)
    return overflow ? .max : max(0, age)
  }

  private static func isStale(_ timeline: StoredTimeline, at now: Int64) -> Bool {
    if timeline.isDirty { return true }
    switch timeline.policy {
    case .never: return false
    case .after(let date) where date > timeline.made: return date < now
    case .after:
      let (end, overflow) = timeline.made.addingReportingOverflow(pastPolicyDelay)
      return !overflow && end < now
    // Only a date that has come is tried, so a failure says that it has passed.
    case .atEnd: return timeline.failures > 0 || timeline.due < now
    }
  }
}
