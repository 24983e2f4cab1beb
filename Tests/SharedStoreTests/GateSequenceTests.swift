import Testing

@testable import SharedStore

/// Tests that a commit number is never used twice, even if the database has a lower one than the
/// lock file (RD-11).
@Suite("Numbers of commits", .timeLimit(.minutes(5)))
struct GateSequenceTests {
  let folder = TemporaryStore()

  /// Sets a higher commit number in the lock file, as after a power cut with commits that were not
  /// flushed.
  private func runAhead(to sequence: Int64) throws {
    let gate = LockFile(folder.location, patienceInMilliseconds: 10_000)
    var state = try gate.enter()
    state.sequence = sequence
    gate.record(state)
    gate.leave()
  }

  private var sequence: Int64 {
    get throws { try LockFile(folder.location, patienceInMilliseconds: 0).peek().sequence }
  }

  @Test func `a commit follows the last one that the lock file knows`() async throws {
    let store = try folder.open()
    try await store.write { try $0.insert(Note("a")) }
    try runAhead(to: 50)
    var watch = ChangeWatch(folder.location)
    try await store.write { try $0.insert(Note("b")) }
    #expect(try sequence == 51)
    let hasChanged = watch.hasChanged()
    #expect(hasChanged)
  }

  @Test func `a recovered store goes on behind it, too`() async throws {
    try await folder.fill(try folder.open(), 400)
    try runAhead(to: 5_000)
    try folder.overwrite(page: folder.page(of: "records_notes", leaf: 20))
    _ = try StoreRecovery(folder.location, now: RecoveryTests.instant).recover()
    #expect(try sequence > 5_000)
    let store = try folder.open()
    #expect(try await store.read { try $0.connection.commitSequence() } > 5_000)
  }

  @Test(arguments: [
    (Int64.min, Int64(0)), (-1, 0), (0, 0), (7, 7), (1 << 62, 1 << 62), (.max, 1 << 62),
  ])
  func `a damaged number counts as far as commits can`(number: Int64, sequence: Int64) {
    #expect(GateState.sequence(number) == sequence)
  }
}
