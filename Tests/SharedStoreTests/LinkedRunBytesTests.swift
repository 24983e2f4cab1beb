import SeededNumbers
import Testing
import Wire

@testable import SharedStore

@Suite("The bytes of runs that travel")
struct LinkedRunBytesTests {
  static let run = LinkedRun(
    id: "id~2",
    key: "run:k",
    machine: 3,
    made: -5,
    known: 9,
    reverses: ["a", "b"],
    changes: [
      LinkedChange(
        RecordName("todos", "x"),
        before: nil,
        after: [
          "key": .integer(4), "name": .text("Süt"), "rank": .real(.infinity),
          "blob": .blob([0, 1]),
          "none": .null,
        ]
      ), LinkedChange(RecordName("todos", "y"), before: ["name": .text("")], after: nil),
      LinkedChange(RecordName("todos", "y"), before: [:], after: [:]),
    ],
    intent: "add-to-do",
    parameters: [1, 2],
    origin: "perform"
  )

  @Test func `a run comes back as it was, and so does an empty one`() throws {
    let runs = [Self.run, LinkedRun(id: "i", machine: 0, made: 0, known: 0)]
    for run in runs {
      #expect(try LinkedRun(bytes: try run.bytes()) == run)
      let arrived = ArrivedRun(number: 8, author: "ada", run: run)
      var writer = BytesWriter()
      _ = try ArrivedRun.form(arrived, &writer)
      let read = try writer.bytes.withUnsafeBytes { buffer in
        var reader = BytesReader(buffer, maximumTextBytes: .max)
        return try ArrivedRun.form(nil, &reader)
      }
      #expect(read == arrived)
    }
  }

  @Test func `changes that were written one by one make the same bytes`() throws {
    var changes = PackedChanges()
    for change in Self.run.changes { changes.add(try change.bytes()) }
    var head = Self.run
    head.changes = []
    #expect(try PackedRun(run: head, changes: changes).bytes() == Self.run.bytes())
    #expect(try PackedRun(run: head, changes: PackedChanges()).bytes() == head.bytes())
  }

  @Test(arguments: [
    ("", "x", "name"), ("to dos", "x", "name"), ("_placements", "x", "name"), ("todos", "", "name"),
    ("todos", String(repeating: "x", count: 1_025), "name"), ("todos", "x", "na\"me"),
    ("todos", "x", ""),
  ])
  func `names that a store would refuse are a fault`(
    _ collection: String,
    _ identity: String,
    _ column: String
  ) throws {
    let change = LinkedChange(
      RecordName(collection, identity),
      before: nil,
      after: [column: .null]
    )
    let run = LinkedRun(id: "i", machine: 1, made: 0, known: 0, changes: [change])
    #expect(throws: WireFault.self) { try LinkedRun(bytes: try run.bytes()) }
  }

  @Test func `a change of nothing, too many columns and too many bytes are faults`() throws {
    func refuses(_ change: LinkedChange) -> Bool {
      let run = LinkedRun(id: "i", machine: 1, made: 0, known: 0, changes: [change])
      return (try? run.bytes()).map { (try? LinkedRun(bytes: $0)) == nil } ?? true
    }
    let record = RecordName("todos", "x")
    let many = (0...LinkedRun.maximumColumns).map { ("c\($0)", StoreValue.null) }
    #expect(refuses(LinkedChange(record, before: nil, after: nil)))
    #expect(
      !refuses(
        LinkedChange(record, before: nil, after: Dictionary(uniqueKeysWithValues: many.dropLast()))
      )
    )
    let text = String(repeating: "x", count: LinkedRun.maximumBytes)
    #expect(refuses(LinkedChange(record, before: nil, after: ["name": .text(text)])))
    let long = [UInt8](repeating: 0, count: LinkedRun.maximumBytes + 1)
    #expect(throws: WireFault.self) { try LinkedRun(bytes: long) }
  }

  // A run may come from a machine that is not ours.
  @Test func `bytes with any fault are another run or a fault`() throws {
    var numbers = SplitMix64(seed: 39)
    let whole = try Self.run.bytes()
    for length in whole.indices {
      #expect(throws: WireFault.self) { try LinkedRun(bytes: Array(whole.prefix(length))) }
    }
    for _ in 0..<20_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let place = Int.random(in: bytes.indices, using: &numbers)
        bytes[place] = UInt8.random(in: .min ... .max, using: &numbers)
      }
      guard let run = try? LinkedRun(bytes: bytes) else { continue }
      #expect(try LinkedRun(bytes: try run.bytes()) == run)
    }
  }
}
