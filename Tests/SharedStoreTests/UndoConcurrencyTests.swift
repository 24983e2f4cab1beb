import StoreAudit
import TestSupport
import Testing

@testable import SharedStore

/// Tests processes that perform, undo and redo runs in the same store at the same time.
@Suite("Undo and redo side by side", .timeLimit(.minutes(5)))
struct UndoConcurrencyTests {
  @Test(arguments: 0..<8)
  func `the store is what the runs that stand lead to`(seed: Int) async throws {
    let folder = TemporaryStore()
    let processes = try (0..<4).map { number in
      UndoingProcess(store: try folder.open(), number: number, seed: seed * 4 + number)
    }
    let acknowledged = try await withThrowingTaskGroup(of: [String].self) { group in
      for process in processes {
        group.addTask {
          var process = process
          for step in 0..<60 { try await process.step(step) }
          return process.acknowledged
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    let audit = try JournalAudit(try StoreReader(at: folder.location))
    #expect(audit.faults == [])
    let known = Set((audit.runs + audit.reversals).map(\.run.id))
    #expect(acknowledged.allSatisfy(known.contains))
    #expect(audit.reversals.count > 20)
  }

  @Test func `an audit notices a store that is not what its journal says`() async throws {
    let folder = TemporaryStore()
    let store = try folder.open()
    try await store.perform("run") { try await store.write { try $0.insert(Note("Milk")) } }
    try await store.perform("two") { try await store.write { try $0.insert(Note("Tea")) } }
    try await store.undo(.last(1), id: "undo")
    #expect(try JournalAudit(try StoreReader(at: folder.location)).faults.isEmpty)
    try await store.write { try $0.delete(Note.self, key: 1) }
    #expect(try !JournalAudit(try StoreReader(at: folder.location)).faults.isEmpty)
  }
}

/// One of the processes, which changes records that all of them share.
private struct UndoingProcess: Sendable {
  let store: SharedStore
  let number: Int
  private var random: SplitMix64
  private(set) var acknowledged: [String] = []

  init(store: SharedStore, number: Int, seed: Int) {
    self.store = store
    self.number = number
    random = SplitMix64(seed: seed)
  }

  mutating func step(_ step: Int) async throws {
    let id = "\(number)-\(step)"
    do {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: try await store.undo(.last(Int.random(in: 1...3, using: &random)), id: id)
      case 1: try await store.redo(.last(Int.random(in: 1...2, using: &random)), id: id)
      case 2:
        let log = try await store.read { try $0.log(origin: "test", limit: 12) }
        guard let run = log.randomElement(using: &random) else { return }
        if run.takenBackBy == nil {
          try await store.undo(.run(run.run.id), id: id)
        } else {
          try await store.redo(.run(run.run.id), id: id)
        }
      case 3:
        try await store.group {
          for part in 1...3 { try await perform(JournalRun.id(part, ofScript: id)) }
        }
        return
      default:
        try await perform(id)
        return
      }
    } catch is StoreError {
      // What another process did is in the way, or there is nothing.
      return
    }
    acknowledged.append(id)
  }

  private mutating func perform(_ id: String) async throws {
    let keys = try await store.allNotes().keys.sorted()
    let key = keys.suffix(6).randomElement(using: &random)
    let choice = Int.random(in: 0..<5, using: &random)
    try await store.perform(id) {
      _ = try await store.write { transaction in
        guard let key, choice > 0, var note = try transaction.record(key, as: Note.self) else {
          try transaction.insert(Note(id))
          return
        }
        if choice == 1 {
          try transaction.delete(Note.self, key: key)
        } else {
          note.text = id
          try transaction.update(note)
        }
      }
    }
    acknowledged.append(id)
  }
}
