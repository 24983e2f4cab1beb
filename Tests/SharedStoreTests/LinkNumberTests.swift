import Testing

@testable import SharedStore

@Suite("The numbers of records in a linked store (CL-10)", .timeLimit(.minutes(2)))
struct LinkNumberTests {
  private func insert(_ count: Int, into store: LinkedStore, from first: Int = 0) throws -> [Int64]
  {
    try (first..<first + count).map { number in
      try store.perform("r\(number)") { try $0.insert(Chore("\(number)")).key }
    }
  }

  @Test func `they are the hub's, one after another, then the machine's own`() throws {
    let store = try LinkedStore(machine: 3, numbers: 41...42)
    try store.core.write { try $0.setNumbers(101...102, of: "chores") }
    #expect(try store.core.read { try $0.numbersLeft(of: "chores") } == 4)
    #expect(try insert(6, into: store) == [41, 42, 101, 102, 3_000_001, 3_000_002])
    #expect(try store.core.read { try $0.numbersLeft(of: "chores") } == 0)
    try store.core.write { try $0.setNumbers(201...220, of: "chores") }
    #expect(try insert(1, into: store, from: 6) == [201])
    #expect(try store.core.read { try $0.numbersLeft(of: "chores") } == 19)
  }

  @Test func `one that was removed, and one of the machine's own, is never given again`() throws {
    let store = try LinkedStore(machine: 2, numbers: 1...1)
    _ = try insert(2, into: store)
    try store.perform("gone") { transaction in
      try transaction.delete(Chore.self, key: 1)
      try transaction.delete(Chore.self, key: 2_000_001)
    }
    #expect(try insert(2, into: store, from: 2) == [2_000_002, 2_000_003])
  }

  @Test func `one that a record has already is passed over`() throws {
    let store = try LinkedStore(numbers: 1...20)
    try store.perform("r") { _ = try $0.insert(Chore("x", key: 2)) }
    #expect(try insert(2, into: store) == [3, 4])
  }

  @Test func `a collection of this machine alone counts as ever`() throws {
    let store = try LinkedStore(machine: 5, numbers: nil)
    #expect(try store.perform("r") { try $0.insert(Note("n")).key } == 1)
    #expect(try insert(1, into: store) == [5_000_001])
  }

  @Test func `a store that was brought back gives none of its earlier numbers`() throws {
    let store = try LinkedStore(machine: 2, numbers: 1...20)
    try store.core.write { transaction in
      for sql in LinkSQL.becomeAnother { try transaction.connection.run(sql) }
      transaction.change.touch()
    }
    #expect(try store.core.read { try $0.link()?.computer } == "")
    let numbers = try insert(2, into: store)
    #expect(numbers[0] >= 2_200_000 && numbers[1] == numbers[0] + 1 && numbers[1] < 3_000_000)
  }

  @Test func `numbers that are none, or there already, are refused`() throws {
    let store = try LinkedStore(numbers: 5...9)
    for range in [0...3, Int64(-4)...2, 5...9] {
      #expect(throws: StoreError.self) {
        try store.core.write { try $0.setNumbers(range, of: "chores") }
      }
    }
  }

  @Test func `one that only the journal knows is not given again when that forgets it`() throws {
    let store = try LinkedStore(machine: 2, numbers: 1...9)
    _ = try insert(3, into: store)
    try store.perform("gone") { _ = try $0.delete(Chore.self, key: 3) }
    let runs = try store.pending
    try store.core.write { transaction in
      for (index, run) in runs.enumerated() {
        try transaction.note(run.id, number: Int64(index + 8), outcome: nil, isTold: true)
      }
    }
    _ = try store.core.forget(try store.core.read { try $0.runs(limit: 9).map(\.number) })
    #expect(try store.core.read { try $0.runs(limit: 9) }.isEmpty)
    #expect(try insert(1, into: store, from: 3) == [4])
    #expect(try store.core.read { try $0.numbersLeft(of: "chores") } == 5)
  }

  @Test func `those of a transaction are in order, whatever it removes again`() throws {
    let store = try LinkedStore(machine: 2, numbers: 1...2)
    let numbers = try store.perform("r") { transaction in
      var numbers: [Int64] = []
      for name in ["a", "b", "c", "d"] {
        let key = try transaction.insert(Chore(name)).key
        try transaction.delete(Chore.self, key: key)
        numbers.append(key)
      }
      return numbers
    }
    #expect(numbers == [1, 2, 2_000_001, 2_000_002])
    #expect(try insert(1, into: store) == [2_000_003])
  }
}
