import Ground
import SharedStore
import TestSupport
import Testing

@testable import widgetctl

/// Tests which runs `log --follow` prints, without waiting for any.
@Suite("Followed runs", .timeLimit(.minutes(2)))
struct RunFeedTests {
  private static let minute: Int64 = 60_000_000
  private let folder = TemporaryFolder()

  private var location: StoreLocation { StoreLocation(path: "\(folder.path)/store.sqlite") }

  private func run(_ id: String) -> JournalRun {
    JournalRun(id: id, intent: "Test", parameters: [], key: nil, origin: "perform")
  }

  private func finish(_ ids: String...) throws {
    let core = try StoreCore(at: location)
    for id in ids { try core.perform(run(id)) { _ in ((), []) } }
  }

  /// Commits a change of a run that has not ended.
  private func begin(_ id: String) async throws {
    let store = try SharedStore(at: location, schemas: [KeptNote.schema])
    try await StoreScope.with(run: run(id)) {
      _ = try await store.write { try $0.insert(KeptNote(key: 0, text: "x")) }
    }
  }

  private func feed(_ beginning: RunFeed.Beginning) throws -> RunFeed {
    try StoreReader(at: location).read { try RunFeed(beginning, in: $0) }
  }

  private func look(_ feed: inout RunFeed, now: Int64 = 0) throws -> RunFeed.Look {
    try StoreReader(at: location).read { try feed.look(in: $0, now: now) }
  }

  @Test func `a feed begins now, with a number or with a time`() throws {
    try finish("a", "b", "c")
    var (now, second, all) = (try feed(.now), try feed(.run(2)), try feed(.instant(0)))
    var later = try feed(.instant(.max))
    try finish("d")
    #expect(try look(&now).runs.map(\.run.id) == ["d"])
    #expect(try look(&second).runs.map(\.run.id) == ["b", "c", "d"])
    #expect(try look(&all).runs.map(\.run.id) == ["a", "b", "c", "d"])
    #expect(try look(&later).runs.map(\.run.id) == ["d"])
    #expect(try look(&now).runs.isEmpty)
  }

  @Test func `a run is returned once its end is known, and holds no other up`() async throws {
    try finish("a")
    var feed = try feed(.now)
    try await begin("long")
    try finish("short")
    #expect(try look(&feed, now: SystemTime.microsecondsSince1970).runs.map(\.run.id) == ["short"])
    #expect(feed.nextLook != nil)
    try finish("long")
    let found = try look(&feed, now: SystemTime.microsecondsSince1970).runs
    #expect(found.map(\.run.id) == ["long"])
    #expect(found.first?.finished != nil)
    #expect(feed.nextLook == nil)
  }

  @Test func `a run without an end is returned after a minute, and once more with its end`()
    async throws
  {
    try finish("a")
    var feed = try feed(.now)
    try await begin("dead")
    let now = SystemTime.microsecondsSince1970
    #expect(try look(&feed, now: now).runs.isEmpty)
    let found = try look(&feed, now: now + Self.minute).runs
    #expect(found.map(\.run.id) == ["dead"])
    #expect(found.first?.finished == nil)
    #expect(try look(&feed, now: now + 2 * Self.minute).runs.isEmpty)
    try finish("dead")
    #expect(try look(&feed, now: now + 3 * Self.minute).runs.map(\.finished).contains(nil) == false)
  }

  @Test func `a number that is given again is another run`() throws {
    try finish("a", "b")
    var feed = try feed(.now)
    _ = try StoreCore(at: location).forget([2])
    try finish("c")
    #expect(try look(&feed).runs.map(\.run.id) == ["c"])
  }

  @Test func `what the log has forgotten is said`() throws {
    try finish("a", "b", "c", "d")
    var feed = try feed(.run(1))
    _ = try StoreCore(at: location).forget([1, 2])
    let look = try look(&feed)
    #expect(look.forgottenBefore == 3)
    #expect(look.runs.map(\.run.id) == ["c", "d"])
  }

  @Test func `many runs come in parts`() throws {
    let core = try StoreCore(at: location)
    for number in 1...100 { try core.perform(run("\(number)")) { _ in ((), []) } }
    var feed = try feed(.run(1))
    let first = try look(&feed)
    #expect(first.hasMore)
    #expect(first.runs.count == 64)
    let second = try look(&feed)
    #expect(!second.hasMore)
    #expect((first.runs + second.runs).map(\.number) == Array(1...100))
  }
}
