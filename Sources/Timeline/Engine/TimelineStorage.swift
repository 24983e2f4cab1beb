package import Essentials

/// The storage of timelines that the engine uses; its errors end the refresh and are thrown to the
/// caller unchanged.
///
/// `StoragePromise` in Tests/TimelineTesting checks each requirement below.
package protocol TimelineStorage: Sendable {
  /// Returns the timelines that were never made, or whose due date is not after `now`.
  ///
  /// Timelines whose dates a wrong clock set in the future are included (RT-5): those made or tried
  /// more than `ReloadPlanner.clockTolerance` after `now`.
  func dueTimelines(at now: Date) async throws -> [DueTimeline]

  /// Returns the timelines whose reload was delayed, whether they are due or not.
  func waitingTimelines(at now: Date) async throws -> [DueTimeline]

  /// Returns the timelines of the selection, due or not, in their current state.
  func timelines(_ selection: TimelineSelection) async throws -> [DueTimeline]

  /// Acquires those leases that are free and returns their keys, without waiting.
  ///
  /// A lease keeps other processes from reloading the timeline; it ends with the process that
  /// acquired it (RT-4).
  func acquireLeases(_ keys: [TimelineKey]) async throws -> Set<TimelineKey>
  func releaseLeases(_ keys: [TimelineKey]) async

  /// Replaces the stored timeline: entries, due date and budget in one commit (RT-10).
  ///
  /// The commit also clears failures and the last error, and stores `record`. Returns whether the
  /// timeline is dirty nevertheless, because a source in `reads` has changed since it was read.
  func store(
    _ timeline: PlannedTimeline,
    _ record: ReloadRecord,
    for key: TimelineKey
  ) async throws -> Bool

  /// Records a failure with the next due date, the budget and `record`; the stored timeline does
  /// not change (RT-9).
  ///
  /// Whether the timeline is dirty does not change either. If there was never a timeline, the
  /// failure's placeholder becomes the only entry, shown until a timeline is stored.
  func record(_ failure: FailedReload, _ record: ReloadRecord, for key: TimelineKey) async throws

  /// Stores history records of reloads that produced neither a timeline nor a failure, in one
  /// commit.
  func note(_ records: [(key: TimelineKey, record: ReloadRecord)]) async throws

  /// Stores the new due dates of delayed reloads, with their waits and records, in one commit.
  ///
  /// A timeline whose reload was requested becomes dirty, so that the request is not forgotten.
  func putOff(_ reloads: [PutOffReload]) async throws

  /// Replaces only `made` and `due`, which a wrong clock had set in the future (RT-5).
  ///
  /// - Returns: Whether the timeline is due at once and has to be made in the same refresh.
  func restamp(_ state: TimelineState, for key: TimelineKey) async throws -> Bool

  /// Makes the timelines due at once and marks them as stale until they are reloaded.
  func markDirty(_ keys: [TimelineKey]) async throws
}
