import Foundation
import Ground
import Moments
import SharedStore

/// Looks at the system and keeps the samples of a day, shared by all widgets.
struct SystemMonitor: Sendable {
  /// Seconds that samples are kept.
  static let keptSeconds: TimeInterval = 86_400
  /// Seconds between two samples at least: several widgets that are refreshed together make one.
  private static let leastSeconds: TimeInterval = 5
  /// Samples of a day at the shortest interval, and old ones that are removed at once.
  private static let maximumSamples = 8_640
  private static let removedAtOnce = 256
  /// The time limit of a reading: a network disk whose server is away never answers.
  private static let patience = Duration.seconds(3)

  let store: SharedStore?
  var files = SystemFiles()

  /// A reading with the samples before it.
  struct Look: Hashable, Sendable {
    var reading: SystemReading
    /// The busy share of all processors, from 0 to 1.
    var processor: Double?
    /// Whether that is since the system started, as there was no look before.
    var isSinceStart = false
    /// Bytes a second.
    var down: Double?
    var up: Double?
    /// The samples of the curve, the oldest first, this look's among them.
    var history: [SystemSample] = []
  }

  /// Looks at the system now, with the history of so many seconds.
  func look(
    disks: [String],
    interface: String?,
    span: TimeInterval,
    at now: Date
  ) async -> Look {
    let reading = await reading(disks: disks, interface: interface)
    let earlier = await history(span: max(span, 600), at: now)
    let last = earlier.last { now.timeIntervalSince($0.at) >= Self.leastSeconds }
    let sample = SystemSample(reading, interface: interface, at: now, since: last)
    var history = earlier.filter { now.timeIntervalSince($0.at) <= span }
    if earlier.last == last { await keep(sample, at: now) }
    history.append(sample)
    return Look(
      reading: reading,
      processor: sample.processor ?? reading.times?.share,
      isSinceStart: sample.processor == nil,
      down: sample.down,
      up: sample.up,
      history: history
    )
  }

  /// Returns the reading, without disks if theirs takes too long.
  private func reading(disks: [String], interface: String?) async -> SystemReading {
    let files = files
    return await withCheckedContinuation { continuation in
      let waiting = Guarded<CheckedContinuation<SystemReading, Never>?>(continuation)
      let answer: @Sendable (SystemReading) -> Void = { reading in
        waiting.withLock { waiting in
          waiting?.resume(returning: reading)
          waiting = nil
        }
      }
      let look: @Sendable () -> Void = {
        answer(files.reading(disks: disks, interface: interface))
      }
      do { try BlockingThread.start(look) } catch { look() }
      Task {
        try? await Task.sleep(for: Self.patience)
        guard waiting.withLock({ $0 != nil }) else { return }
        var files = files
        files.diskUse = { _ in nil }
        answer(files.reading(disks: disks, interface: interface))
      }
    }
  }

  /// The samples of the last so many seconds, the oldest first; those of the future, which a clock that was set
  /// back leaves, are none.
  private func history(span: TimeInterval, at now: Date) async -> [SystemSample] {
    guard let store else { return [] }
    let (start, end) = (now.addingTimeInterval(-span).microseconds, now.microseconds)
    let samples = try? await StoreScope.unobserved {
      try await store.read { transaction in
        try transaction.fetch(
          SystemSample.self,
          where: .all([.greater("at", .integer(start)), .lessOrEqual("at", .integer(end))]),
          sortedBy: [.ascending("at")],
          limit: Self.maximumSamples
        )
      }
    }
    return samples ?? []
  }

  /// Keeps a sample and removes those of more than a day ago: no run of a user, and no reason to draw anew.
  private func keep(_ sample: SystemSample, at now: Date) async {
    guard let store, !StoreScope.current.isReadOnly else { return }
    let start = now.addingTimeInterval(-Self.keptSeconds).microseconds
    _ = try? await StoreScope.unobserved {
      try await store.write(durability: .relaxed) { transaction in
        let old = try transaction.fetch(
          SystemSample.self,
          where: .any([
            .less("at", .integer(start)), .greater("at", .integer(now.microseconds)),
          ]),
          limit: Self.removedAtOnce
        )
        for sample in old { try transaction.delete(SystemSample.self, key: sample.key) }
        try transaction.insert(sample)
      }
    }
  }
}

extension Date {
  /// Microseconds since 1970 UTC, as the store keeps instants.
  fileprivate var microseconds: Int64 { Instant(self).microseconds }
}
