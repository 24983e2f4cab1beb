import Foundation
import TestSupport
import Testing
import WidgetTimeline

@testable import SharedStore
@testable import widgetctl

/// The number of simulated days: with two, the rows of the most frequent reloads reach their limit.
private let dayCount = ProcessInfo.processInfo.environment["SIMULATED_DAYS"].flatMap(Int.init) ?? 2

/// Measures how much space the history of ten widgets needs in a store, with a manual clock.
///
/// The script `scripts/trials/month` simulates thirty days, in a folder that it examines
/// afterwards.
@Suite("Days of ten widgets in the store", .timeLimit(.minutes(dayCount > 4 ? 30 : 2)))
struct ReloadMonthTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let begin = Date(timeIntervalSince1970: 1_795_248_000)
  /// The most bytes by which the store may grow in a month.
  private static let mostBytes: Int64 = 1_000_000

  /// Widgets with different paces: the minutes between reloads, how many reloads have the same
  /// picture, and whether they fail.
  private static let paces: [(minutes: Int, alike: Int, fails: Bool)] = [
    (5, 1, false), (5, 1, false), (15, 1, false), (15, 1, false), (60, 1, false), (60, 2, false),
    (60, 24, false), (1_440, 1, false), (1_440, 2, false), (30, 1, true),
  ]

  private struct Paced: TimelineReloader {
    let clock: ManualClock

    func reload(
      _ batch: ReloadBatch,
      answer: @escaping @Sendable (ReloadAnswer) -> Void
    ) async throws(TimelineError) {
      for request in batch.requests {
        let pace = paces[Int(request.key.placement - 1) % paces.count]
        let minute = Int(clock.date.timeIntervalSince(begin) / 60)
        let picture = UInt8(truncatingIfNeeded: minute / pace.minutes / pace.alike)
        let made = MadeTimeline(
          entries: [
            MadeEntry(date: clock.date, light: Array(repeating: picture, count: 1_500))
          ],
          policy: .after(clock.date.addingTimeInterval(Double(60 * pace.minutes))),
          networkBytes: 40_000
        )
        let words = "the server of \(minute) answered with a page about an error that it has had"
        answer(
          ReloadAnswer(
            key: request.key,
            result: pace.fails
              ? .failure(.failed(message: "\(words), \(words)", hint: nil)) : .success(made),
            processorTime: .milliseconds(7)
          )
        )
      }
    }
  }

  private static func bytes(of location: StoreLocation) throws -> Int64 {
    let connection = try StoreReader(at: location).connection
    let pages = try connection.integer("PRAGMA page_count") ?? 0
    return try pages * (connection.integer("PRAGMA page_size") ?? 0)
  }

  @Test func `a month of ten widgets is less than a megabyte`() async throws {
    let folder = TemporaryFolder()
    let path = Self.environment["SIMULATED_FOLDER"] ?? folder.path
    let location = StoreLocation(path: path + "/s.sqlite")
    let store = try WritableStore(location: location).shared()
    try await store.write { transaction in
      for place in 1..<Self.paces.count {
        _ = try transaction.place(extensionName: "HomeWidgets", kind: "Kind\(place)", family: 2)
      }
    }
    let clock = ManualClock(Self.begin)
    let engine = TimelineEngine(
      storage: StoredTimelines(store),
      reloader: Paced(clock: clock),
      clock: clock,
      monotonic: clock,
      processorTime: { .zero }
    )
    _ = try await engine.refresh(RefreshRequest(by: .timer))
    let before = try Self.bytes(of: location)
    var reloadCount = 0
    for _ in 0..<dayCount * 288 {
      clock.advance(by: .seconds(300))
      reloadCount += try await engine.refresh(RefreshRequest(by: .timer)).outcomes.count
    }
    #expect(reloadCount >= dayCount * 840)
    #expect(try Self.bytes(of: location) - before <= Self.mostBytes)
    let longest = try StoreReader(at: location).connection.integer(
      "SELECT max(payload / ncell) FROM dbstat('main', 1) WHERE name = 'reloads'"
    )
    #expect((longest ?? .max) <= 200)
  }
}
