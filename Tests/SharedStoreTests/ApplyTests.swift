import Testing

@testable import SharedStore

@Suite("Runs of other machines in a linked store", .timeLimit(.minutes(2)))
struct ApplyTests {
  let store: LinkedStore

  init() throws {
    store = try LinkedStore()
  }

  private func insertion(_ id: String, _ name: String, key: Int64? = nil) -> LinkedChange {
    var after: [String: StoreValue] = [
      "id": .text(id), "name": .text(name), "tags": .text(""), "changed": .integer(0),
      "place": .integer(0),
    ]
    if let key { after["key"] = .integer(key) }
    return LinkedChange(Chore.named(id), before: nil, after: after)
  }

  private func run(
    _ id: String,
    _ changes: [LinkedChange],
    key: String? = nil,
    reverses: [String] = [],
    origin: String = "perform"
  ) -> LinkedRun {
    LinkedRun(
      id: id,
      key: key,
      machine: 2,
      made: 500_005,
      known: 0,
      reverses: reverses,
      changes: changes,
      intent: "far",
      parameters: [3],
      origin: origin
    )
  }

  private func update(
    _ id: String,
    _ before: [String: StoreValue],
    _ after: [String: StoreValue]
  ) -> LinkedChange {
    LinkedChange(Chore.named(id), before: before, after: after)
  }

  private func apply(_ runs: LinkedRun...) throws {
    try store.core.write { transaction in
      for run in runs {
        #expect(try transaction.apply(run).isEmpty)
        try transaction.note(
          arrived: ArrivedRun(number: Int64(run.id.utf8.last ?? 0), author: "ada", run: run)
        )
      }
    }
  }

  @Test func `an insertion, an update and a removal are done and journalled, and do not travel`()
    throws
  {
    try apply(
      run("f1", [insertion("a", "Süt", key: 40), insertion("b", "Tee", key: 41)], key: "run:k"),
      run("f2", [update("a", ["name": .text("Süt")], ["name": .text("SÜT")])]),
      run("f3", [LinkedChange(Chore.named("b"), before: [:], after: nil)])
    )
    let chores = try store.chores
    #expect(chores.map(\.key) == [40])
    #expect(chores.map(\.name) == ["SÜT"])
    #expect(try store.core.read { try $0.count(Chore.self, where: .contains("name", "süt")) } == 1)
    #expect(try store.pending.isEmpty)
    let runs = try store.core.read { try $0.runs(limit: 9) }.reversed()
    #expect(runs.map(\.run.id) == ["f1", "f2", "f3"])
    #expect(runs.map(\.run.key) == ["k", nil, nil])
    #expect(runs.map(\.run.parameters) == [[3], [3], [3]])
    // When it was made, by the clock of this machine.
    #expect(runs.map(\.started) == [500_000, 500_000, 500_000])
    #expect(runs.allSatisfy { $0.finished == 500_000 })
    #expect(Set(runs.map(\.sequence)).count == 3)
    #expect(
      try store.core.read { try $0.changes(ofRun: "f2") }.map(\.before) == [
        [
          .init(column: "name", value: .text("Süt"))
        ]
      ]
    )
    try StoreHealth.requireSound(store.folder.location)
  }

  @Test func `a change of what is as it should be leaves no row`() throws {
    try apply(run("f1", [insertion("a", "x", key: 40)]))
    try apply(
      run(
        "f2",
        [
          update("a", [:], ["name": .text("x")]),
          LinkedChange(Chore.named("gone"), before: [:], after: nil),
        ]
      )
    )
    let recorded = try #require(try store.core.read { try $0.run("f2") })
    #expect(recorded.sequence == 0 && recorded.finished != nil)
    #expect(try store.core.read { try $0.changes(ofRun: "f2") }.isEmpty)
  }

  @Test func `a number that is taken, or is none, becomes one of this machine`() throws {
    try apply(
      run("f1", [insertion("a", "", key: 40)]),
      run("f2", [insertion("b", "", key: 40), insertion("c", "", key: -1), insertion("d", "")])
    )
    #expect(try store.chores.map(\.key) == [1, 2, 3, 40])
  }

  @Test func `a reference to a record that comes later is set, another one is handed back`() throws
  {
    var first = insertion("a", "", key: 40)
    first = LinkedChange(
      first.record,
      before: nil,
      after: first.after?.merging(["next": .text("b")]) { $1 }
    )
    let lost = update("a", [:], ["next": .text("nowhere")])
    try apply(run("f1", [first, insertion("b", "", key: 41)]))
    #expect(try store.chores.map(\.next) == [41, nil])
    let missing = try store.core.write { try $0.apply(run("f2", [lost])) }
    #expect(missing.map(\.after) == [["next": .text("nowhere")]])
    #expect(try store.chores.map(\.next) == [nil, nil])
    let later = JournalRun(id: "later", intent: "link", parameters: [], key: nil, origin: "link")
    _ = try store.core.write { transaction in
      try transaction.apply([insertion("nowhere", "", key: 42)] + missing, as: later)
    }
    #expect(try store.chores.map(\.next) == [42, nil, nil])
  }

  @Test(arguments: [
    LinkedChange(RecordName("notes", "a"), before: nil, after: ["text": .text("x")]),
    LinkedChange(RecordName("link", "a"), before: nil, after: [:]),
    LinkedChange(Chore.named(""), before: nil, after: [:]),
    LinkedChange(Chore.named("b"), before: nil, after: ["name": .text("x")]),
    LinkedChange(Chore.named("a"), before: nil, after: ["id": .text("c")]),
    LinkedChange(Chore.named("a"), before: [:], after: ["nameFolded": .text("c")]),
    LinkedChange(Chore.named("a"), before: [:], after: ["unknown": .text("c")]),
    LinkedChange(Chore.named("a"), before: [:], after: ["changed": .text("c")]),
    LinkedChange(Chore.named("a"), before: [:], after: ["name": .null]),
  ])
  func `what a record cannot be is refused, and nothing of the transaction stays`(
    _ change: LinkedChange
  ) throws {
    try apply(run("f1", [insertion("a", "x", key: 40)]))
    #expect(throws: StoreError.self) {
      try store.core.write {
        try $0.apply(run("f2", [update("a", [:], ["tags": .text("t")]), change]))
      }
    }
    #expect(try store.chores.map(\.tags) == [""])
    #expect(try store.core.read { try $0.run("f2") } == nil)
  }

  @Test func `a timeline that was made from them is outdated by a run that arrives`() throws {
    let sequence = try store.core.read { try $0.lastCommit() }
    try apply(run("f1", [insertion("a", "x", key: 40)]))
    let changed = try store.core.read { try $0.connection.sequence(of: "chores") }
    #expect(changed > sequence)
    #expect(try store.core.read { try $0.lastCommit() } == changed)
  }

  @Test func `an undo from another machine takes the run away here, and its redo brings it back`()
    throws
  {
    try store.perform("r1") { _ = try $0.insert(Chore("a", "mine")) }
    let made = try store.pending[0]
    try apply(made)
    let undo = run("u2", made.changes.map(\.reversed), reverses: ["r1"], origin: "undo")
    let redo = run("d3", made.changes, reverses: ["u2"], origin: "redo")
    // Both in one commit.
    try apply(undo, redo)
    #expect(try store.chores.map(\.name) == ["mine"])
    let run = try #require(try store.core.read { try $0.run("r1") })
    #expect(run.takenBackBy == nil && run.broughtBackBy == 3)
    try apply(self.run("u4", made.changes.map(\.reversed), reverses: ["r1"], origin: "undo"))
    #expect(try store.core.read { try $0.run("r1")?.takenBackBy } == 4)
    // Another machine's undo is not what `redo` means, but by its name.
    #expect(throws: StoreError.self) { try store.core.redo(.last(1), id: "x") }
    try store.core.redo(.run("u4"), id: "x")
    #expect(try store.chores.map(\.name) == ["mine"])
    #expect(try store.pending.map(\.reverses) == [["u4"]])
  }

  @Test func `undo means the last run of this machine, another's by its name`() throws {
    try store.perform("r1") { _ = try $0.insert(Chore("a", "mine")) }
    try apply(run("f1", [insertion("b", "theirs", key: 40)]))
    try store.core.undo(.last(1), id: "u1")
    #expect(try store.chores.map(\.name) == ["theirs"])
    try store.core.undo(.run("f1"), id: "u2")
    #expect(try store.chores.isEmpty)
    #expect(try store.pending.map(\.reverses) == [[], ["r1"], ["f1"]])
  }

  @Test func `an undo of runs that this store does not have is a run of its own`() throws {
    try apply(run("f1", [insertion("a", "x", key: 40)]))
    try apply(
      run(
        "f2",
        [LinkedChange(Chore.named("a"), before: [:], after: nil)],
        reverses: ["unknown"],
        origin: "undo"
      )
    )
    #expect(try store.core.read { try $0.run("f2")?.run.origin } == JournalRun.linkOrigin)
    try store.core.undo(.run("f2"), id: "u")
    #expect(try store.chores.map(\.key) == [40])
  }

  @Test func `a key that a run of this store has stays with it`() throws {
    try store.perform("r1", key: "k") { _ = try $0.insert(Note("n")) }
    try apply(run("f1", [insertion("a", "x", key: 40)], key: "run:k"))
    #expect(try store.core.read { try $0.run(forKey: "k")?.run.id } == "r1")
    #expect(try store.core.read { try $0.run("f1")?.run.key } == nil)
  }

  @Test func `a record gets another number, and those that know it by number follow`() throws {
    try store.perform("r1") { transaction in
      let other = try transaction.insert(Chore("b"))
      var chore = Chore("a")
      chore.next = other.key
      try transaction.insert(chore)
    }
    let joining = JournalRun(id: "j", intent: "renumber", parameters: [], key: nil, origin: "link")
    func renumber(_ numbers: [String: Int64]) throws {
      let moves = numbers.map { RecordMove(Chore.named($0.key), to: $0.value) }
      try store.core.write { try $0.renumber(moves, as: joining) }
    }
    try renumber(["b": 77])
    #expect(try store.chores.map(\.key) == [2, 77])
    #expect(try store.chores.map(\.next) == [77, nil])
    #expect(try store.pending.count == 1)
    #expect(throws: StoreError.self) { try renumber(["b": 2]) }
    // Two records can exchange their numbers.
    try renumber(["a": 77, "b": 2])
    #expect(try store.chores.map(\.key) == [2, 77])
    #expect(try store.chores.map(\.next) == [nil, 2])
    try store.core.undo(.run("j"), id: "u")
    #expect(try store.chores.map(\.key) == [1, 2])
    #expect(try store.chores.map(\.next) == [nil, 1])
  }

  @Test func `a run that has made one list of two is not taken back`() throws {
    let joining = JournalRun(id: "j", intent: "link", parameters: [], key: nil, origin: "link")
    try store.core.perform(joining) { transaction in
      _ = try transaction.insert(Chore("a"))
      return (value: (), result: [])
    }
    for selection in [UndoSelection.run("j"), .last(1)] {
      #expect(throws: StoreError.self) { try store.core.undo(selection, id: "u") }
    }
    #expect(try store.chores.count == 1)
  }

  @Test func `records are found by their values, and read page by page`() throws {
    try apply(
      run("f1", [insertion("b", "x", key: 40), insertion("a", "y", key: 41), insertion("c", "x")])
    )
    let (found, pages, none) = try store.core.read { store in
      (
        try store.records(of: "chores", where: "name", is: .text("x")),
        [
          try store.sharedRecords(of: "chores", limit: 2).map(\.name.identity),
          try store.sharedRecords(of: "chores", after: "b", limit: 2).map(\.name.identity),
        ], try store.records(of: "chores", where: "follows", is: .null)
      )
    }
    #expect(found == [Chore.named("c"), Chore.named("b")])
    #expect(pages == [["a", "b"], ["c"]])
    #expect(none.isEmpty)
    #expect(throws: StoreError.self) {
      try store.core.read { try $0.records(of: "notes", where: "text", is: .text("x")) }
    }
  }
}
