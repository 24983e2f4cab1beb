import Foundation
import Ground
import SeededNumbers
import SharedStore
import TestSupport
import Testing
import WidgetTimeline

@testable import widgetctl

/// Compares the stored rows of two days of reloads with a separate record of these reloads.
@Suite("Two days of reloads in the store", .timeLimit(.minutes(2)))
struct ReloadDayTests {
  private static let morning = Date(timeIntervalSince1970: 1_795_248_000)
  private static let stepCount = 250

  /// An extension whose answers depend on a seed, and that records them.
  private final class Answering: TimelineReloader {
    private let numbers: Guarded<SplitMix64>
    private let clock: ManualClock
    let answered = Guarded<[ReloadRecord.Result]>([])

    init(seed: Int, _ clock: ManualClock) {
      numbers = Guarded(SplitMix64(seed: seed))
      self.clock = clock
    }

    func reload(
      _ batch: ReloadBatch,
      answer: @escaping @Sendable (ReloadAnswer) -> Void
    ) async throws(TimelineError) {
      for request in batch.requests {
        let (fails, picture, wait) = numbers.withLock {
          ($0.oneIn(6), UInt8($0.below(2)), $0.below(40))
        }
        answered.withLock { $0.append(fails ? .failed : .made) }
        let made = MadeTimeline(
          entries: [MadeEntry(date: clock.date, light: [picture])],
          policy: .after(clock.date.addingTimeInterval(Double(60 * wait)))
        )
        answer(
          ReloadAnswer(
            key: request.key,
            result: fails ? .failure(.notAnswered) : .success(made),
            processorTime: .milliseconds(7)
          )
        )
      }
    }
  }

  @Test(arguments: 1...4)
  func `rows add up to what was done, and say who asked`(_ seed: Int) async throws {
    let folder = TemporaryFolder()
    let location = StoreLocation(path: folder.path + "/s.sqlite")
    let store = try WritableStore(location: location).shared()
    let (storage, other) = (StoredTimelines(store), StoredTimelines(store))
    let clock = ManualClock(Self.morning)
    let reloader = Answering(seed: seed, clock)
    var numbers = SplitMix64(seed: UInt64(seed), run: 1)
    let key = TimelineKey(placement: 1, family: .systemLarge)
    let name = try await store.read { try $0.placedWidgets()[0].extensionName }
    let engine = TimelineEngine(
      storage: storage,
      reloader: reloader,
      clock: clock,
      monotonic: clock,
      processorTime: { .zero }
    )
    var asked: [ReloadAsker: Int] = [:]
    var leasedCount = 0
    for _ in 0..<Self.stepCount {
      clock.advance(by: .seconds(numbers.below(1_200)))
      if numbers.oneIn(6) { try await store.write { try $0.noteProgram(ofExtension: name) } }
      let isForced = numbers.oneIn(3)
      let asker = numbers.element(of: ReloadAsker.allCases)
      let isHeld = numbers.oneIn(8)
      if isHeld { _ = try await other.acquireLeases([key]) }
      let before = reloader.answered.withLock(\.count)
      let request = RefreshRequest(.timelines([key]), by: asker, isForced: isForced)
      let report = try await engine.refresh(request)
      if isHeld { await other.releaseLeases([key]) }
      leasedCount += report.outcomes.count { $0.result == .skipped(.leasedElsewhere) }
      asked[asker, default: 0] += reloader.answered.withLock(\.count) - before
    }
    let rows = try await store.read { transaction in
      let stored = try transaction.timeline(placement: 1, family: key.size.number)
      return try stored.map { try transaction.reloads(ofTimeline: $0.id) } ?? []
    }
    func count(_ isMeant: (StoredReload) -> Bool) -> Int {
      rows.filter(isMeant).reduce(0) { $0 + Int($1.count) }
    }
    let answered = reloader.answered.withLock(\.self)
    #expect(answered.count > 100)
    for result in [ReloadRecord.Result.made, .failed] {
      #expect(count { $0.result == result.rawValue } == answered.count { $0 == result })
    }
    #expect(count { $0.result == ReloadRecord.Result.leasedElsewhere.rawValue } == leasedCount)
    for asker in ReloadAsker.allCases {
      let isOfAsker = { (row: StoredReload) in
        row.asker == asker.rawValue && (row.made != nil || row.error != nil)
      }
      #expect(count(isOfAsker) == asked[asker, default: 0], "\(asker)")
    }
    #expect(
      rows.reduce(0) { $0 + ($1.cost.ofExtension ?? 0) } == Int64(answered.count) * 7_000
    )
    // WK-84: what a policy's date brought counts, whoever asked.
    #expect(rows.allSatisfy { $0.reason != "policy" || $0.exemption == nil })
    #expect(count { _ in true } == answered.count + leasedCount)
  }
}
