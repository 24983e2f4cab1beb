import Testing

@testable import SharedStore

@Suite("What a linked store keeps for a hub", .timeLimit(.minutes(2)))
struct OutboxTests {
  @Test func `an insertion, an update and a removal are kept as they were meant`() throws {
    let store = try LinkedStore()
    try store.perform("r1", key: "k") { transaction in
      var chore = Chore("a", "Süt")
      chore.tags = "x"
      try transaction.insert(chore)
      try transaction.insert(Note("not shared"))
    }
    try store.edit("a", as: "r2") { $0.name = "Ekmek" }
    try store.perform("r3") { _ = try $0.delete(Chore.self, key: 1) }
    let runs = try store.pending
    let inserted: [String: StoreValue] = [
      "key": .integer(1), "id": .text("a"), "name": .text("Süt"), "tags": .text("x"),
      "changed": .integer(0), "follows": .null, "next": .null, "place": .integer(0),
    ]
    #expect(
      runs == [
        LinkedRun(
          id: "r1",
          key: "run:k",
          machine: 1,
          made: 1_000_005,
          known: 7,
          changes: [LinkedChange(Chore.named("a"), before: nil, after: inserted)],
          intent: "do",
          parameters: [9],
          origin: "perform"
        ),
        LinkedRun(
          id: "r2",
          machine: 1,
          made: 1_000_005,
          known: 7,
          changes: [
            LinkedChange(
              Chore.named("a"),
              before: ["name": .text("Süt")],
              after: ["name": .text("Ekmek")]
            )
          ],
          intent: "do",
          parameters: [9],
          origin: "perform"
        ),
        LinkedRun(
          id: "r3",
          machine: 1,
          made: 1_000_005,
          known: 7,
          changes: [
            LinkedChange(
              Chore.named("a"),
              before: inserted.merging(["name": .text("Ekmek")]) { $1 },
              after: nil
            )
          ],
          intent: "do",
          parameters: [9],
          origin: "perform"
        ),
      ]
    )
    #expect(try store.core.read { try $0.pendingCount() } == 3)
    #expect(try store.core.read { try $0.oldestPending() } == 1_000_005)
  }

  @Test func `the number of another record travels as that one's identity, removed or not`() throws
  {
    let store = try LinkedStore()
    try store.perform("r1") { transaction in
      let other = try transaction.insert(Chore("b"))
      var chore = Chore("a")
      chore.next = other.key
      try transaction.insert(chore)
    }
    #expect(try store.pending[0].changes[1].after?["next"] == .text("b"))
    #expect(try store.values(of: "a")?["next"] == .text("b"))
    try store.perform("r2") { _ = try $0.delete(Chore.self, key: 1) }
    #expect(try store.values(of: "a")?["next"] == .text("b"))
  }

  @Test func `each commit of a run travels by itself, the key with the first one`() throws {
    let store = try LinkedStore()
    let run = JournalRun(id: "r", intent: "do", parameters: [9], key: "k", origin: "perform")
    for id in ["a", "b", "c"] {
      try store.core.write(in: .alone, .full, for: run) { _ = try $0.insert(Chore(id)) }
    }
    #expect(try store.pending.map(\.id) == ["r", "r~2", "r~3"])
    #expect(try store.pending.map(\.key) == ["run:k", nil, nil])
    #expect(try store.pending.map(\.parameters) == [[9], [], []])
    // One of them is in the log by then, and its name is not given again.
    try store.core.write { transaction in
      try transaction.note("r", number: 8, outcome: nil, isTold: true)
    }
    try store.core.write(in: .alone, .full, for: run) { _ = try $0.insert(Chore("d")) }
    #expect(try store.pending.map(\.id) == ["r~2", "r~3", "r~4"])
  }

  // RD-8: the key of a script's run and that of a run of its own are two.
  @Test func `a script's key is not that of a run of its own`() throws {
    let store = try LinkedStore()
    try store.perform("r", key: "k") { _ = try $0.insert(Chore("a")) }
    try store.perform("s/1", key: "k") { _ = try $0.insert(Chore("b")) }
    #expect(try store.pending.map(\.key) == ["run:k", "script:k"])
    #expect(try store.pending.map(\.callersKey) == ["k", "k"])
  }

  @Test func `a write outside of a run gets one, and only where it changes what is shared`() throws
  {
    let store = try LinkedStore()
    _ = try store.core.write { try $0.insert(Note("alone")) }
    #expect(try store.core.read { try $0.runs(limit: 9) }.isEmpty)
    try store.core.write { transaction in
      try transaction.insert(Note("before"))
      try transaction.insert(Chore("a"))
      try transaction.insert(Note("after"))
    }
    let run = try #require(try store.core.read { try $0.runs(limit: 9) }.first)
    #expect(run.run.origin == JournalRun.storeOrigin)
    #expect(run.finished != nil)
    #expect(try store.pending.map(\.id) == [run.run.id])
    #expect(try store.core.read { try $0.changes(ofRun: run.run.id) }.map(\.key) == [1, 3])
  }

  @Test func `an undo and a redo name what they reverse, and say what they changed`() throws {
    let store = try LinkedStore()
    try store.perform("r1") { _ = try $0.insert(Chore("a", "x")) }
    try store.edit("a", as: "r2") { $0.name = "y" }
    try store.core.undo(.last(1), id: "u")
    try store.core.redo(.last(1), id: "d")
    let runs = try store.pending
    #expect(runs.map(\.id) == ["r1", "r2", "u", "d"])
    #expect(runs.map(\.reverses) == [[], [], ["r2"], ["u"]])
    #expect(runs.map(\.origin) == ["perform", "perform", "undo", "redo"])
    #expect(runs[2].changes == runs[1].changes.map(\.reversed))
    #expect(runs[3].changes == runs[1].changes)
  }

  @Test func `the undo of a removal brings back all columns, the undo of an insertion has them`()
    throws
  {
    let store = try LinkedStore()
    try store.perform("r1") { _ = try $0.insert(Chore("a", "x")) }
    try store.perform("r2") { _ = try $0.delete(Chore.self, key: 1) }
    try store.core.undo(.last(1), id: "u2")
    try store.core.undo(.last(1), id: "u1")
    let runs = try store.pending
    #expect(runs[2].changes == runs[0].changes)
    #expect(runs[3].changes == runs[1].changes)
  }

  @Test
  func `an undo of a part of an undo's redo, or of a run from before the link, is changes alone`()
    throws
  {
    let folder = TemporaryStore()
    let core = try StoreCore(at: folder.location, schemas: [Chore.schema])
    let early = JournalRun(id: "early", intent: "do", parameters: [], key: nil, origin: "perform")
    _ = try core.perform(early) { (value: try $0.insert(Chore("a")), result: []) }
    try core.write { transaction in
      try transaction.set(
        StoredLink(address: "/hub", list: "l", machine: 1, name: "m", computer: "c")
      )
    }
    try core.undo(.last(1), id: "u")
    for id in ["x", "y"] {
      let run = JournalRun(id: id, intent: "do", parameters: [], key: nil, origin: "perform")
      _ = try core.perform(run) { (value: try $0.insert(Chore(id)), result: []) }
    }
    try core.undo(.last(2), id: "both")
    try core.redo(.run("x"), id: "one")
    let runs = try core.read { try $0.pendingRuns(limit: 9) }
    #expect(runs.map(\.id) == ["u", "x", "y", "both", "one"])
    #expect(runs.map { Set($0.reverses) } == [[], [], [], ["x", "y"], []])
    #expect(runs[0].changes.count == 1 && runs[0].changes[0].after == nil)
    #expect(runs[4].changes.map(\.record) == [Chore.named("x")])
  }

  @Test func `what is taken back in a group or rolled back in a block does not travel`()
    async throws
  {
    let store = try LinkedStore()
    let shared = try SharedStore(at: store.folder.location, schemas: [Chore.schema])
    func run(_ id: String) -> JournalRun {
      JournalRun(id: id, intent: "do", parameters: [], key: nil, origin: "perform")
    }
    try await shared.group {
      try await StoreScope.with(run: run("r1")) {
        try await shared.write { try $0.insert(Chore("a")) }
      }
      try? await StoreScope.with(run: run("r2")) {
        try await shared.write { transaction in
          try transaction.insert(Chore("b"))
          throw Interruption()
        }
      }
      try await StoreScope.with(run: run("r3")) {
        try await shared.write { try $0.insert(Chore("c")) }
      }
    }
    #expect(try store.pending.map(\.id) == ["r1", "r3"])
    let outer = try await shared.beginAtomic()
    try await StoreScope.with(atomic: outer) {
      try await StoreScope.with(run: run("r4")) {
        try await shared.write { try $0.insert(Chore("d")) }
      }
      let inner = try await shared.beginAtomic(in: outer)
      try await StoreScope.with(atomic: inner) {
        try await StoreScope.with(run: run("r4")) {
          try await shared.write { try $0.insert(Chore("e")) }
        }
      }
      await shared.rollBackAtomic(inner)
      try await StoreScope.with(run: run("r4")) {
        try await shared.write { try $0.insert(Chore("f")) }
      }
    }
    try await shared.commitAtomic(outer)
    let runs = try store.pending
    #expect(runs.map(\.id) == ["r1", "r3", "r4", "r4~2"])
    #expect(runs.flatMap(\.changes).map(\.record.identity) == ["a", "c", "d", "f"])
  }

  @Test func `a long run travels in parts that a hub takes`() throws {
    let store = try LinkedStore()
    let name = String(repeating: "n", count: 1_000)
    try store.perform("r") { transaction in
      for number in 0..<3_000 { try transaction.insert(Chore("\(number)", name)) }
    }
    let runs = try store.pending
    #expect(runs.map(\.id) == ["r", "r~2", "r~3"] + (runs.count > 3 ? ["r~4"] : []))
    #expect(runs.flatMap(\.changes).map(\.record.identity) == (0..<3_000).map(String.init))
    for run in runs { #expect(try run.bytes().count <= LinkedRun.maximumBytes / 2) }
  }

  @Test func `a record that is too large for a hub is refused`() throws {
    let store = try LinkedStore()
    let name = String(repeating: "n", count: LinkedRun.maximumBytes)
    #expect(throws: StoreError.self) {
      try store.perform("r") { _ = try $0.insert(Chore("a", name)) }
    }
    #expect(try store.chores.isEmpty)
  }

  @Test func `a record without a name of its own stays where it is`() throws {
    let store = try LinkedStore()
    try store.perform("r") { _ = try $0.insert(Chore("")) }
    #expect(try store.pending.isEmpty)
  }

  @Test func `a store without a link keeps nothing`() throws {
    let folder = TemporaryStore()
    let core = try StoreCore(at: folder.location, schemas: [Chore.schema])
    _ = try core.write { try $0.insert(Chore("a")) }
    #expect(try core.read { try $0.pendingCount() } == 0)
    #expect(try core.read { try $0.runs(limit: 1) }.isEmpty)
    #expect(try core.read { try $0.link() } == nil)
  }
}
