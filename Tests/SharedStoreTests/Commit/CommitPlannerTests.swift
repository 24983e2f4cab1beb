import Testing

@testable import SharedStore

@Suite("The commit planner", .timeLimit(.minutes(5)))
struct CommitPlannerTests {
  private static let location = StoreLocation(path: "/store")
  private static let busy = StoreError.busy(path: "/store")
  private static let lost = StoreError.full(path: "/store")
  private static let (one, other) = (CommitGroup(location), CommitGroup(location))
  private static let (block, inner) = (scope(1, in: 1), scope(2, in: 1))

  private static func scope(_ number: Int, in block: Int) -> AtomicScope {
    AtomicScope(location: location, number: number, block: block)
  }

  /// An event, its time, and the expected actions.
  struct Step: Sendable, CustomTestStringConvertible {
    let now: Int64
    let event: CommitEvent
    let actions: [CommitAction]

    init(_ now: Int64, _ event: CommitEvent, _ actions: [CommitAction]) {
      self.now = now
      self.event = event
      self.actions = actions
    }

    var testDescription: String { "\(event)" }
  }

  struct Table: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [Step]
  }

  private static let shared = CommitAction.begin(isFlushed: false, isShared: true)
  private static let flushed = CommitAction.begin(isFlushed: true, isShared: false)
  private static let unflushed = CommitAction.begin(isFlushed: false, isShared: false)
  private static let atomic = CommitAction.begin(isFlushed: true, isShared: true)

  private static func write(
    _ scope: CommitScope,
    _ durability: Durability = .full,
    runs: Int64 = 0
  ) -> CommitEvent {
    .write(scope, durability, runs: runs)
  }

  /// The events that begin a group's transaction at time 0.
  private static let open: [Step] = [
    Step(0, write(.group(one)), [shared]), Step(0, .done, [.wake(at: 50)]), Step(0, .wrote, []),
  ]

  /// The events that begin an atomic block at time 0.
  private static let opened: [Step] = [
    Step(0, .beginAtomic(in: .alone), [atomic]), Step(0, .done, [.wake(at: 2_000)]),
  ]

  static let tables: [Table] = [
    Table(
      testDescription: "a write alone",
      steps: [
        Step(0, write(.alone), [flushed]), Step(0, .done, []), Step(0, .wrote, [.commit]),
        Step(0, .committed(isChanged: true), [.trimLog(isAmidGroup: false), .leaveGate]),
      ]
    ),
    Table(
      testDescription: "a relaxed write that changes nothing",
      steps: [
        Step(0, write(.alone, .relaxed), [unflushed]), Step(0, .done, []),
        Step(0, .wrote, [.commit]), Step(0, .committed(isChanged: false), [.leaveGate]),
      ]
    ),
    Table(
      testDescription: "a write alone that throws",
      steps: [
        Step(0, write(.alone), [flushed]), Step(0, .done, []),
        Step(0, .threw, [.rollBack, .leaveGate]),
      ]
    ),
    Table(
      testDescription: "a gate that is not free in time",
      steps: [
        Step(0, write(.alone), [flushed]), Step(9, .failed(busy), [.settle(busy)]),
        Step(9, .settled(busy), [.fail(busy)]), Step(9, write(.alone), [flushed]),
      ]
    ),
    Table(
      testDescription: "a commit that fails",
      steps: [
        Step(0, write(.alone), [flushed]), Step(0, .done, []), Step(0, .wrote, [.commit]),
        Step(0, .failed(lost), [.rollBack, .leaveGate, .settle(lost)]),
        Step(0, .settled(busy), [.fail(busy)]),
      ]
    ),
    Table(
      testDescription: "the writes of a group share a transaction until its time is up",
      steps: open + [
        Step(49, write(.group(one), runs: 2_047), []), Step(49, .threw, [.takeBack]),
        Step(49, .done, []), Step(50, write(.group(one)), [.commit]),
        Step(
          50,
          .committed(isChanged: true),
          [.trimLog(isAmidGroup: true), .leaveGate, shared]
        ),
        Step(51, .done, []),
      ]
    ),
    Table(
      testDescription: "so many runs fill a transaction",
      steps: open + [
        Step(1, write(.group(one), runs: 2_048), [.commit]),
        Step(1, .committed(isChanged: false), [.leaveGate, shared]),
      ]
    ),
    Table(
      testDescription: "a flush commits what is held and then flushes once",
      steps: open + [
        Step(1, .flush(one), [.commit]),
        Step(
          1,
          .committed(isChanged: true),
          [.trimLog(isAmidGroup: true), .leaveGate, flushed]
        ),
        Step(1, .done, [.flush]),
        Step(1, .committed(isChanged: true), [.trimLog(isAmidGroup: true), .leaveGate]),
        Step(1, .flush(one), []), Step(1, .end(one), []),
      ]
    ),
    Table(
      testDescription: "what a flush that fails owes is flushed at the end",
      steps: open + [
        Step(1, .flush(one), [.commit]),
        Step(
          1,
          .committed(isChanged: true),
          [.trimLog(isAmidGroup: true), .leaveGate, flushed]
        ),
        Step(1, .failed(busy), [.settle(busy)]), Step(1, .settled(busy), [.fail(busy)]),
        Step(2, .end(one), [flushed]), Step(2, .done, [.flush]),
        Step(2, .committed(isChanged: true), [.trimLog(isAmidGroup: false), .leaveGate]),
      ]
    ),
    Table(
      testDescription: "another's write commits what a group holds",
      steps: open + [
        Step(1, write(.group(other)), [.commit]),
        Step(
          1,
          .committed(isChanged: true),
          [.trimLog(isAmidGroup: true), .leaveGate, shared]
        ),
      ]
    ),
    Table(
      testDescription: "a group's next step reports what another's write lost of it",
      steps: open + [
        Step(1, write(.alone), [.commit]),
        Step(1, .failed(lost), [.rollBack, .leaveGate, .settle(lost)]),
        Step(1, .settled(lost), [flushed]), Step(1, .done, []), Step(1, .wrote, [.commit]),
        Step(1, .committed(isChanged: true), [.trimLog(isAmidGroup: false), .leaveGate]),
        Step(2, write(.group(one)), [.fail(lost)]), Step(2, .flush(one), [.fail(lost)]),
        Step(2, .beginAtomic(in: .group(one)), [.fail(lost)]),
        Step(2, write(.group(other)), [shared]), Step(2, .done, []),
      ]
    ),
    Table(
      testDescription: "a write that cannot be taken back loses its group's transaction",
      steps: open + [
        Step(1, write(.group(one)), []), Step(1, .threw, [.takeBack]),
        Step(1, .failed(lost), [.rollBack, .leaveGate, .settle(lost)]),
        Step(1, .settled(lost), [.fail(lost)]), Step(1, .end(one), [.fail(lost)]),
        Step(1, .end(one), []),
      ]
    ),
    Table(
      testDescription: "a group that commits each write is flushed with its group",
      steps: open + [
        Step(1, .commit(one), [.commit]),
        Step(1, .committed(isChanged: false), [.leaveGate]),
        Step(1, write(.eachWrite(of: one)), [unflushed]), Step(1, .done, []),
        Step(1, .wrote, [.commit]),
        Step(1, .committed(isChanged: true), [.trimLog(isAmidGroup: false), .leaveGate]),
        Step(1, .end(one), [flushed]), Step(1, .done, [.flush]),
      ]
    ),
    Table(
      testDescription: "a flushed commit of another takes a group's along",
      steps: [
        Step(1, write(.eachWrite(of: one)), [unflushed]), Step(1, .done, []),
        Step(1, .wrote, [.commit]),
        Step(1, .committed(isChanged: true), [.trimLog(isAmidGroup: false), .leaveGate]),
        Step(1, .flushAll, [flushed]), Step(1, .done, [.flush]),
        Step(1, .committed(isChanged: true), [.trimLog(isAmidGroup: true), .leaveGate]),
        Step(1, .end(one), []),
      ]
    ),
    Table(
      testDescription: "a group reads what it has changed, others and timelines what is committed",
      steps: open + [
        Step(1, .read(.group(one), isTracked: false), [.readWithin]),
        Step(1, .read(.group(one), isTracked: true), [.commit]),
        Step(1, .committed(isChanged: false), [.leaveGate, .readCommitted]),
      ]
    ),
    Table(
      testDescription: "the alarm ends a group's transaction and is set again if it came too early",
      steps: open + [
        Step(20, .woke, []), Step(50, .woke, [.commit]),
        Step(50, .committed(isChanged: false), [.leaveGate]), Step(50, .woke, []),
      ]
    ),
    Table(
      testDescription: "a block is committed once, with what is nested in it",
      steps: opened + [
        Step(1, .beginAtomic(in: .atomic(block)), [.savepoint]), Step(1, .done, []),
        Step(1, write(.atomic(inner)), []), Step(1, .wrote, []),
        Step(1, write(.atomic(block)), [.fail(busy)]),
        Step(1, .commitAtomic(inner), [.release]), Step(1, .done, []),
        Step(1, .commitAtomic(block), [.commit]),
        Step(1, .committed(isChanged: true), [.trimLog(isAmidGroup: true), .leaveGate]),
        Step(1, write(.atomic(block)), [.fail(.refused(reason: "the atomic block has ended"))]),
      ]
    ),
    Table(
      testDescription: "a nested block goes back to its savepoint, the outermost rolls back",
      steps: opened + [
        Step(1, .beginAtomic(in: .atomic(block)), [.savepoint]), Step(1, .done, []),
        Step(1, .rollBackAtomic(inner), [.rollBackTo(depth: 1)]), Step(1, .done, []),
        Step(1, .rollBackAtomic(inner), []),
        Step(1, .rollBackAtomic(block), [.rollBack, .leaveGate]),
        Step(1, .rollBackAtomic(block), []),
      ]
    ),
    Table(
      testDescription: "others are refused while a block is open, and read what is committed",
      steps: opened + [
        Step(1, write(.alone), [.fail(busy)]), Step(1, write(.group(one)), [.fail(busy)]),
        Step(1, .beginAtomic(in: .alone), [.fail(busy)]), Step(1, .flushAll, [.fail(busy)]),
        Step(1, .read(.alone, isTracked: false), [.readBeside]), Step(1, .idle, []),
        Step(1, .read(.atomic(block), isTracked: true), [.readWithin]),
      ]
    ),
    Table(
      testDescription: "a block whose time is up is rolled back and says so until its end",
      steps: opened + [
        Step(1_999, write(.atomic(block)), []), Step(1_999, .wrote, []),
        Step(
          2_000,
          write(.atomic(block)),
          [.rollBack, .leaveGate, .fail(.expired(milliseconds: 2_000))]
        ),
        Step(2_001, write(.atomic(block)), [.fail(.expired(milliseconds: 2_000))]),
        Step(2_001, .commitAtomic(block), [.fail(.expired(milliseconds: 2_000))]),
      ]
    ),
    Table(
      testDescription: "the alarm ends a block that waits",
      steps: opened + [
        Step(2_000, .woke, [.rollBack, .leaveGate]),
        Step(2_000, .commitAtomic(block), [.fail(.expired(milliseconds: 2_000))]),
      ]
    ),
    Table(
      testDescription: "a group after a block has an earlier alarm, a block after a group the same",
      steps: opened + [
        Step(1, .rollBackAtomic(block), [.rollBack, .leaveGate]),
        Step(10, write(.group(one)), [shared]), Step(10, .done, [.wake(at: 60)]),
        Step(20, .end(one), [.commit]), Step(20, .committed(isChanged: false), [.leaveGate]),
        Step(30, .beginAtomic(in: .alone), [atomic]), Step(30, .done, []),
        Step(60, .woke, [.wake(at: 2_030)]),
      ]
    ),
  ]

  @Test(arguments: tables)
  func `each event has its answer`(_ table: Table) {
    var planner = CommitPlanner(Self.location)
    for step in table.steps {
      #expect(planner.handle(step.event, at: step.now) == step.actions, "\(step.event)")
    }
  }

  @Test func `scopes nest only so deep`() {
    var planner = CommitPlanner(Self.location)
    var scope = CommitScope.alone
    for _ in 0..<AtomicScope.maximumDepth {
      _ = planner.handle(.beginAtomic(in: scope), at: 0)
      _ = planner.handle(.done, at: 0)
      scope = planner.innermost.map { .atomic($0) } ?? .alone
    }
    let limit = StoreError.tooLarge(what: "the depth of atomic blocks", limit: 32)
    #expect(planner.handle(.beginAtomic(in: scope), at: 0) == [.fail(limit)])
    #expect(planner.handle(.write(scope, .full, runs: 0), at: 0) == [])
  }
}
