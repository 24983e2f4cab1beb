import Essentials
import WidgetTimeline

/// A storage without timelines, and the actions of other processes that a test needs.
package protocol StorageTrial: Sendable {
  var storage: any TimelineStorage { get }
  /// Two placed widgets of one kind, in a family for which neither has a timeline.
  var first: TimelineKey { get }
  var second: TimelineKey { get }

  /// Acquires the lease of a timeline as another process does, and holds it.
  func takeLeaseElsewhere(_ key: TimelineKey) async throws
  /// Releases the lease that ``takeLeaseElsewhere(_:)`` has acquired.
  func endLeaseElsewhere(_ key: TimelineKey) async throws
  /// Returns the reads of a timeline that is being made; one of the collections has changed since
  /// it was read.
  func outdatedReads(of key: TimelineKey) async throws -> [String: Int64]
}

/// The error for a storage that violates a requirement.
package struct BrokenPromise: Error, CustomStringConvertible {
  package let description: String
}

/// The time at which every trial begins: 2026-11-21 08:00:00 UTC.
let start = Date(timeIntervalSince1970: 1_795_248_000)

extension StorageTrial {
  func expect(_ isKept: Bool, _ message: String) throws(BrokenPromise) {
    guard isKept else { throw BrokenPromise(description: message) }
  }

  /// Stores a timeline with one entry under its lease; returns whether it is already outdated.
  @discardableResult
  func store(
    _ key: TimelineKey,
    madeAt made: Date = start,
    _ policy: TimelineReloadPolicy,
    reads: [String: Int64] = [:]
  ) async throws -> Bool {
    let planned = try ReloadPlanner().plan(
      MadeTimeline(entries: [MadeEntry(date: made, light: [1])], policy: policy, reads: reads),
      reason: .first,
      at: made
    )
    let leases = try await storage.acquireLeases([key])
    try expect(leases == [key], "the lease of \(key) is not free")
    let isDirty = try await storage.store(planned, for: key)
    await storage.releaseLeases([key])
    return isDirty
  }

  /// Records a failed reload, which is retried an hour later.
  func fail(
    _ key: TimelineKey,
    failures: Int,
    at date: Date,
    placeholder: MadeEntry? = nil
  ) async throws {
    try await storage.record(
      FailedReload(
        error: .notAnswered,
        at: date,
        failures: failures,
        due: date.addingTimeInterval(3_600),
        reason: .retry,
        placeholder: placeholder
      ),
      for: key
    )
  }

  func state(of key: TimelineKey) async throws -> TimelineState {
    let found = try await storage.timelines(.timelines([key]))
    try expect(found.map(\.key) == [key], "\(key) is found as \(found.map(\.key))")
    return found[0].state
  }

  func isDue(_ key: TimelineKey, at date: Date) async throws -> Bool {
    try await storage.dueTimelines(at: date).contains { $0.key == key }
  }
}
