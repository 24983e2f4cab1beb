import Essentials
import WidgetTimeline

extension ReloadRecord {
  /// Returns a record of a reload by a timer, for tests in which the details of records do not
  /// matter.
  package static func sample(_ result: Result = .made, at date: Date) -> ReloadRecord {
    ReloadRecord(
      ReloadCause(.policy, by: .timer),
      result,
      of: TimelineState(),
      begun: date,
      ended: date,
      isOffline: false
    )
  }
}

extension TimelineStorage {
  package func store(_ timeline: PlannedTimeline, for key: TimelineKey) async throws -> Bool {
    try await store(timeline, .sample(at: timeline.made), for: key)
  }

  package func record(_ failure: FailedReload, for key: TimelineKey) async throws {
    try await record(failure, .sample(.failed, at: failure.at), for: key)
  }
}
