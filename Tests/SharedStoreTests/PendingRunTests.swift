import Testing

@testable import SharedStore

@Suite("Pending runs that a merge does again (LK-3)", .timeLimit(.minutes(2)))
struct PendingRunTests {
  let store: LinkedStore

  init() throws {
    store = try LinkedStore()
  }

  private func foreign(_ id: String, _ changes: [LinkedChange], key: String? = nil) -> LinkedRun {
    LinkedRun(
      id: id,
      key: key,
      machine: 2,
      made: 5,
      known: 0,
      changes: changes,
      intent: "far",
      origin: "perform"
    )
  }

  private func update(_ id: String, _ after: [String: StoreValue]) -> LinkedChange {
    LinkedChange(Chore.named(id), before: [:], after: after)
  }

  @Test func `they are done again behind the others, and an undo takes them back alone`() throws {
    try store.perform("r1") { _ = try $0.insert(Chore("a", "first")) }
    let settled = try store.pending[0]
    try store.core.write { try $0.note(arrived: ArrivedRun(number: 1, author: "me", run: settled)) }
    try store.edit("a", as: "r2") { $0.name = "mine" }
    try store.edit("a", as: "r3") { ($0.name, $0.tags) = ("mine again", "t") }
    let pending = try store.pending
    #expect(pending.map(\.id) == ["r2", "r3"])
    let other = foreign("f1", [update("a", ["name": .text("theirs"), "place": .integer(4)])])
    #expect(LinkedRun.touching([Chore.named("a")], among: pending) == pending)
    try store.core.write { transaction in
      try transaction.takeBackPending(["r2", "r3"])
      #expect(try transaction.fetch(Chore.self).map(\.name) == ["first"])
      try transaction.apply(other)
      try transaction.note(arrived: ArrivedRun(number: 2, author: "ada", run: other))
      for run in pending { try transaction.apply(run) }
    }
    #expect(try store.chores.map(\.name) == ["mine again"])
    #expect(try store.chores.map(\.place) == [4])
    #expect(try store.pending == pending)
    let numbers = try store.core.read { try $0.runs(limit: 9) }
    #expect(numbers.map(\.run.id) == ["f1", "r3", "r2", "r1"])
    #expect(numbers.allSatisfy { $0.result == [1] || $0.run.id == "f1" })
    try store.core.undo(.run("r3"), id: "u1")
    #expect(try store.chores.map(\.name) == ["mine"])
    try store.core.undo(.run("r2"), id: "u2")
    #expect(try store.chores.map(\.name) == ["theirs"])
    // The other run came before both in the log, and after the first one.
    #expect(throws: StoreError.self) { try store.core.undo(.run("r1"), id: "u3") }
    try store.core.redo(.last(2), id: "d")
    #expect(try store.chores.map(\.name) == ["mine again"])
    try StoreHealth.requireSound(store.folder.location)
  }

  @Test func `once more, and so often that each look at the hub finds something`() throws {
    try store.perform("r1") { _ = try $0.insert(Chore("a", "mine")) }
    try store.edit("a", as: "r2") { $0.tags = "t" }
    let pending = try store.pending
    for number in 1...5 {
      let other = foreign(
        "f\(number)",
        [
          LinkedChange(
            Chore.named("o\(number)"),
            before: nil,
            after: [
              "name": .text(""), "tags": .text(""), "changed": .integer(0), "place": .integer(0),
            ]
          )
        ]
      )
      try store.core.write { transaction in
        try transaction.takeBackPending(["r1", "r2"])
        #expect(try transaction.values(of: [Chore.named("a")]).isEmpty)
        try transaction.apply(other)
        for run in pending { try transaction.apply(run) }
      }
    }
    #expect(try store.chores.first { $0.id == "a" }?.tags == "t")
    #expect(try store.chores.first { $0.id == "a" }?.key == 1)
    try store.core.undo(.run("r2"), id: "u")
    #expect(try store.chores.first { $0.id == "a" }?.tags == "")
  }

  @Test func `one whose key another machine has used holds it no longer`() throws {
    try store.perform("r1", key: "k") { _ = try $0.insert(Chore("a")) }
    try store.core.write { transaction in
      try transaction.takeBackPending(["r1"])
      try transaction.apply(foreign("f1", [], key: "run:k"))
      try transaction.note("r1", number: nil, outcome: [7], isTold: false)
    }
    #expect(try store.core.read { try $0.run(forKey: "k")?.run.id } == "f1")
    #expect(try store.pending.isEmpty && store.chores.isEmpty)
    let outcomes = try store.core.read { try $0.outcomes(limit: 9) }
    #expect(outcomes.map(\.outcome) == [[7]] && outcomes.map(\.isTold) == [false])
    #expect(throws: StoreError.self) { try store.core.undo(.run("r1"), id: "u") }
    // The run may go on in its process, which then learns that it is away.
    let run = JournalRun(id: "r1", intent: "do", parameters: [9], key: nil, origin: "perform")
    #expect(throws: StoreError.self) {
      try store.core.write(in: .alone, .full, for: run) { _ = try $0.insert(Chore("b")) }
    }
  }

  @Test func `a run that goes on in another process keeps its changes in order`() throws {
    let other = try StoreCore(at: store.folder.location, schemas: [Chore.schema])
    let run = JournalRun(id: "r1", intent: "do", parameters: [], key: nil, origin: "perform")
    try other.write(in: .alone, .full, for: run) { _ = try $0.insert(Chore("a", "1")) }
    let pending = try store.pending
    for _ in 0..<3 {
      try store.core.write { transaction in
        try transaction.takeBackPending(["r1"])
        for run in pending { try transaction.apply(run) }
      }
    }
    try other.write(in: .alone, .full, for: run) { _ = try $0.insert(Chore("b", "2")) }
    #expect(try store.pending.map(\.id) == ["r1", "r1~2"])
    // A part of it is taken back, the other one stays.
    let later = try store.pending[1]
    try store.core.write { transaction in
      try transaction.takeBackPending(["r1~2"])
      #expect(try transaction.fetch(Chore.self).map(\.id) == ["a"])
      try transaction.apply(later)
    }
    try store.core.undo(.run("r1"), id: "u")
    #expect(try store.chores.isEmpty)
  }

  @Test func `a pending undo and its redo are put back, and done again`() throws {
    try store.perform("r1") { _ = try $0.insert(Chore("a", "x")) }
    try store.edit("a", as: "r2") { $0.name = "y" }
    try store.core.undo(.last(1), id: "u")
    try store.core.redo(.last(1), id: "d")
    try store.core.undo(.last(1), id: "v")
    let pending = try store.pending
    func names(_ count: Int) throws -> [String] {
      try store.core.write { transaction in
        try transaction.takeBackPending(pending.suffix(count).map(\.id))
        let names = try transaction.fetch(Chore.self).map(\.name)
        for run in pending.suffix(count) { try transaction.apply(run) }
        return names
      }
    }
    let journal = try store.core.read {
      try $0.runs(limit: 9).map { [$0.takenBackBy, $0.broughtBackBy] }
    }
    #expect(try names(1) == ["y"] && names(2) == ["x"] && names(3) == ["y"] && names(4) == ["x"])
    #expect(try names(5) == [])
    #expect(
      try store.core.read { try $0.runs(limit: 9).map { [$0.takenBackBy, $0.broughtBackBy] } }
        == journal
    )
    #expect(try store.chores.map(\.name) == ["x"])
    try store.core.redo(.last(1), id: "e")
    #expect(try store.chores.map(\.name) == ["y"])
  }

  @Test func `an undo that is dropped leaves its run where it is`() throws {
    try store.perform("r1") { _ = try $0.insert(Chore("a", "x")) }
    try store.core.undo(.last(1), id: "u")
    var pending = try store.pending
    pending[1].changes = []
    try store.core.write { transaction in
      try transaction.takeBackPending(["r1", "u"])
      for run in pending { try transaction.apply(run) }
    }
    #expect(try store.chores.map(\.name) == ["x"])
    #expect(try store.core.read { try $0.run("r1")?.takenBackBy } == nil)
    try store.core.undo(.last(1), id: "again")
    #expect(try store.chores.isEmpty)
  }

  @Test func `what is on the hub is pending no longer, however its machine learns of it`() throws {
    for id in ["a", "b", "c"] { try store.perform(id) { _ = try $0.insert(Chore(id)) } }
    let runs = try store.pending
    try store.core.write { transaction in
      try transaction.note("a", number: 8, outcome: nil, isTold: true)
      // The answer to an append was lost: it comes with the log.
      try transaction.note(arrived: ArrivedRun(number: 9, author: "me", run: runs[1]))
      try transaction.note("b", number: 9, outcome: [1], isTold: false)
    }
    let reader = try StoreReader(at: store.folder.location)
    #expect(try reader.pendingRuns(limit: 9) == [runs[2]])
    #expect(try reader.arrivals(after: 0).map(\.number) == [8, 9])
    #expect(try reader.arrivals(after: 8).map(\.run) == [runs[1]])
    #expect(try reader.arrival(ofRun: "a")?.author == "laptop")
    #expect(try reader.number(ofRun: "b") == 9)
    #expect(try reader.number(ofRun: "c") == nil)
    #expect(try reader.outcome(ofRun: "b") == [1])
    #expect(try reader.outcome(ofRun: "a") == nil)
    #expect(try reader.outcomes(limit: 9).map(\.isTold) == [false])
    try store.core.write { transaction in
      try transaction.markTold()
      try transaction.forgetLinked(["a"])
    }
    #expect(try reader.outcomes(limit: 9).map(\.isTold) == [true])
    #expect(try reader.outcome(ofRun: "b") == [1])
    #expect(try reader.arrival(ofRun: "a")?.run.changes.isEmpty == true)
    #expect(throws: StoreError.self) { try store.core.forget([3]) }
    try store.core.write { try $0.removeArrivals(after: 8) }
    #expect(try store.core.read { try $0.arrivals(after: 0).map(\.number) } == [8])
  }

  @Test func `the contents of old runs are emptied, and their names stay`() throws {
    let late = try StoreCore(
      at: store.folder.location,
      schemas: [Chore.schema],
      now: { 1_000_000 + 31 * 86_400 * 1_000_000 }
    )
    let change = LinkedChange(Chore.named("a"), before: [:], after: [:])
    try store.core.write { transaction in
      for number in 1...70 as ClosedRange<Int64> {
        let run = foreign("f\(number)", [change])
        try transaction.note(arrived: ArrivedRun(number: number, author: "ada", run: run))
      }
    }
    try late.write { transaction in
      for number in 71...128 as ClosedRange<Int64> {
        let run = foreign("f\(number)", [change])
        try transaction.note(arrived: ArrivedRun(number: number, author: "ada", run: run))
      }
    }
    let counts = try late.read { try $0.arrivals(after: 0).map(\.run.changes.count) }
    #expect(counts == Array(repeating: 0, count: 70) + Array(repeating: 1, count: 58))
  }

  @Test func `the end of the link takes all that it has with it, and leaves the records`() throws {
    try store.perform("r1") { _ = try $0.insert(Chore("a")) }
    try store.core.write { try $0.removeLink() }
    let reader = try StoreReader(at: store.folder.location)
    #expect(try reader.link() == nil)
    #expect(try reader.pendingCount() == 0)
    #expect(try reader.numbersLeft(of: "chores") == 0)
    #expect(try reader.count(Chore.self) == 1)
    #expect(try store.perform("r2") { try $0.insert(Chore("b")).key } == 2)
    #expect(try store.pending.isEmpty)
  }
}
