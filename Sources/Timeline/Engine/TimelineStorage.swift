package import Essentials

/// The store as the engine uses it; its errors end the refresh and are thrown to the caller unchanged.
///
/// `StoragePromise` in Tests/TimelineTesting checks each promise below.
package protocol TimelineStorage: Sendable {
  /// The timelines whose due date is not after `now`, or that were never made.
  ///
  /// Also those that a clock running ahead left behind (RT-5): made or tried more than
  /// `ReloadPlanner.clockTolerance` after `now`.
  func dueTimelines(at now: Date) async throws -> [DueTimeline]

  /// The timelines whose reload was put off, due or not.
  func waitingTimelines(at now: Date) async throws -> [DueTimeline]

  /// Returns the timelines of the selection, due or not, in their current state.
  func timelines(_ selection: TimelineSelection) async throws -> [DueTimeline]

  /// Acquires those of these leases that are free, and returns them at once.
  ///
  /// A lease keeps every other process from reloading the timeline and ends with its process (RT-4).
  func acquireLeases(_ keys: [TimelineKey]) async throws -> Set<TimelineKey>
  func releaseLeases(_ keys: [TimelineKey]) async

  /// Puts the timeline in the place of the last one: entries, due date and budget in one commit (RT-10).
  ///
  /// Clears failures and last error, and keeps `record` in the same commit. Returns whether the timeline is dirty all the same, because
  /// something among its `reads` has changed since it was read.
  func store(
    _ timeline: PlannedTimeline,
    _ record: ReloadRecord,
    for key: TimelineKey
  ) async throws -> Bool

  /// Records a failure, the next due date and the budget, and keeps `record`; timeline and dirty mark do not change (RT-9).
  ///
  /// If there was never a timeline, the failure's placeholder becomes the only entry, shown until there is one.
  func record(_ failure: FailedReload, _ record: ReloadRecord, for key: TimelineKey) async throws

  /// Keeps the records of reloads that brought neither a timeline nor a failure, in one commit.
  func note(_ records: [(key: TimelineKey, record: ReloadRecord)]) async throws

  /// Moves due dates to when reloads may begin, and keeps their waits and their records, in one commit.
  ///
  /// A timeline whose reload was requested is dirty from then on: the request is not forgotten.
  func putOff(_ reloads: [PutOffReload]) async throws

  /// Replaces `made` and `due` that came from a clock running ahead, and nothing else (RT-5).
  ///
  /// Returns whether the timeline is to be made anew in the same refresh: it is due at once then.
  func restamp(_ state: TimelineState, for key: TimelineKey) async throws -> Bool

  /// Makes the timelines due at once and shows them as stale until they are reloaded.
  func markDirty(_ keys: [TimelineKey]) async throws
}
