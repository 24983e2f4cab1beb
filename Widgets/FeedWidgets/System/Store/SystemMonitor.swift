import Foundation
import Ground
import Moments
import SharedStore

/// Reads the state of the system, and stores a day's samples, which all widgets share.
struct SystemMonitor: Sendable {
  /// The seconds for which samples are stored.
  static let keptSeconds: TimeInterval = 86_400
  /// The least seconds between two stored samples, so that several widgets in one refresh add only
  /// one.
  private static let leastSeconds: TimeInterval = 5
  /// The most samples that are stored, and the most old ones that are removed at once.
  private static let maximumSamples = 8_640
  private static let removedAtOnce = 256
  /// The time limit of a reading, because a network file system without its server never answers.
  private static let patience = Duration.seconds(3)

  let store: SharedStore?
  var files = SystemFiles()

  /// A reading with the samples before it.
  struct Look: Hashable, Sendable {
    var reading: SystemReading
    /// The share of time in which the processors were busy, from 0 to 1.
    var processor: Double?
    /// Whether `processor` is the average since the system started, because there is no earlier
    /// sample.
    var isSinceStart = false
    /// The bytes received per second; `up` is the bytes sent per second.
    var down: Double?
    var up: Double?
    /// The samples for the curve, the oldest first, including the current one.
    var history: [SystemSample] = []
  }

  /// Reads the current state; the result includes the samples of the last `span` seconds.
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

  /// Returns the reading, without disks if these do not answer in time.
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

  /// Returns the samples of the last `span` seconds, the oldest first.
  ///
  /// Samples in the future, which remain after the clock was set back, are left out.
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

  /// Stores a sample and removes those that are older than a day.
  ///
  /// The change cannot be undone and does not make timelines outdated.
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
  /// The date in microseconds since 1970 UTC, the unit in which the store keeps instants.
  fileprivate var microseconds: Int64 { Instant(self).microseconds }
}
