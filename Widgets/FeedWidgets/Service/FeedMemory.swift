import Foundation
import Moments
import SharedStore
import WidgetTimeline

/// Stores which sources fail, and when the next request may be sent to them (RT-9).
///
/// A request is recorded while it is active: an answer that ended the process counts as a failure
/// too (RI-9). Changes of this memory cannot be undone and do not make timelines outdated.
actor FeedMemory {
  /// The seconds after which an active request is considered abandoned, even if a process with the
  /// recorded id exists.
  private static let longestRequest: TimeInterval = 30

  private let store: SharedStore?
  private let now: @Sendable () -> Date
  /// The number of active requests of this process, by source.
  private var running: [String: Int] = [:]

  /// Creates the memory; without a store it remembers nothing.
  init(store: SharedStore?, clock: some WallClock = SystemClock()) {
    self.store = store
    now = { clock.now.date }
  }

  /// Returns the reason why no request may be sent to the source; `nil` if one may be sent.
  func problem(of name: String) async -> FeedProblem? {
    guard running[name] == nil, let record = await record(of: name) else { return nil }
    let now = now()
    if let mark = record.mark, !mark.isAlive(at: now, Self.longestRequest) {
      return await fail(
        name,
        words: String(english: "broken answer", turkish: "bozuk yanıt"),
        message: String(
          english: "an answer crashed the program that read it",
          turkish: "bir yanıt, onu okuyan programı çökertti"
        ),
        retryAfter: nil
      )
    }
    guard let retryAt = record.retryAt, retryAt > now else { return nil }
    // After the clock was set back, the wait must not be longer than the longest delay (RT-5).
    let longest = Double(ReloadBackoff.longestDelay.components.seconds)
    guard retryAt.timeIntervalSince(now) <= longest else { return nil }
    return FeedProblem(words: record.words, message: record.message, retryAt: retryAt)
  }

  /// Returns whether a request to the source is active, in this process or another one.
  func isBusy(_ name: String) async -> Bool {
    if running[name] != nil { return true }
    guard let mark = await record(of: name)?.mark else { return false }
    return mark.isAlive(at: now(), Self.longestRequest)
  }

  /// Records that a request to the source begins.
  func begin(_ name: String) async {
    running[name, default: 0] += 1
    let mark = FeedRecord.Mark(process: getpid(), at: now())
    await change(name) { $0.mark = mark }
  }

  /// Records the end of a request; `error` is `nil` if it succeeded.
  ///
  /// - Returns: The problem that the widget shows; `nil` after a success.
  @discardableResult
  func end(_ name: String, _ error: FeedError?) async -> FeedProblem? {
    running[name] = running[name].flatMap { $0 > 1 ? $0 - 1 : nil }
    guard let error, error.isOfTheSource else {
      let isLast = running[name] == nil
      let isGood = error == nil
      await change(name) { record in
        if isLast { record.mark = nil }
        if isGood { record.settle() }
      }
      return error.map { FeedProblem($0) }
    }
    var problem = await fail(
      name,
      words: error.words,
      message: error.message,
      retryAfter: error.retryAfter
    )
    problem.error = error
    return problem
  }

  private func fail(
    _ name: String,
    words: String,
    message: String,
    retryAfter: Duration?
  ) async -> FeedProblem {
    let now = now()
    var problem = FeedProblem(words: words, message: message, retryAt: now)
    let failures = ReloadBackoff().counted(Int(await record(of: name)?.failures ?? 0))
    // The delays of the reload planner, with a key for each source so that retries are spread.
    let key = TimelineKey(
      placement: Int64(bitPattern: StableHash.value(of: Data(name.utf8))),
      family: .systemSmall
    )
    let delay = max(ReloadBackoff().delay(afterFailures: failures, of: key), retryAfter ?? .zero)
    problem.retryAt = Instant(now).advanced(by: delay).date
    let noted = problem
    await change(name) { record in
      record.mark = nil
      record.failures = Int64(failures)
      record.retryAt = noted.retryAt
      record.words = words
      record.message = message
    }
    return problem
  }

  private func record(of name: String) async -> FeedRecord? {
    guard let store else { return nil }
    return try? await StoreScope.unobserved {
      try await store.read {
        try $0.fetch(FeedRecord.self, where: .equals("name", name), limit: 1).first
      }
    }
  }

  /// Changes the record of a source; if the store cannot be written, the change is lost and the
  /// request continues.
  private func change(_ name: String, _ body: @escaping @Sendable (inout FeedRecord) -> Void) async
  {
    guard let store else { return }
    _ = try? await StoreScope.unobserved {
      try await store.write(durability: .relaxed) { transaction in
        let known = try transaction.fetch(
          FeedRecord.self,
          where: .equals("name", name),
          limit: 1
        ).first
        var record = known ?? FeedRecord(name: name)
        body(&record)
        if known == nil {
          try transaction.insert(record)
        } else {
          try transaction.update(record)
        }
      }
    }
  }
}
