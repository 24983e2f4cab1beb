import TestSupport
import Testing

@testable import SharedStore

/// Compares random runs, undos and redos with the model `RunHistory`.
@Suite("Undo and redo against a model", .timeLimit(.minutes(5)))
struct UndoModelTests {
  /// The number of sequences for each seed; each begins with new records.
  private static let sequences = 50
  private static let steps = 24

  @Test(arguments: 0..<40)
  func `every sequence does what the model does, and refuses what it refuses`(
    seed: Int
  ) async throws {
    let folder = TemporaryStore()
    let stores = [try folder.open(), try folder.open()]
    var walk = HistoryWalk(stores: stores, seed: seed)
    for _ in 0..<Self.sequences {
      walk.begin()
      for _ in 0..<Self.steps { try await walk.step() }
    }
    // Both answers were given often: a model that refuses everything would agree as well.
    #expect(walk.done > Self.sequences * 3)
    #expect(walk.refused > Self.sequences)
  }
}

/// A store, and the model of the runs that were performed in it.
struct HistoryWalk {
  private let stores: [SharedStore]
  private var random: SplitMix64
  private var history = RunHistory()
  private var run = 0
  private var reversals = 0
  private var records: Set<Int64> = []
  /// The number of undos and redos that succeeded; `refused` counts those that both the store and
  /// the model refused.
  private(set) var done = 0
  private(set) var refused = 0

  private static let mostRecords = 4

  init(stores: [SharedStore], seed: Int) {
    self.stores = stores
    random = SplitMix64(seed: seed)
  }

  private var store: SharedStore {
    mutating get { stores.randomElement(using: &random) ?? stores[0] }
  }

  /// Begins a new sequence without the earlier runs, which remain in the journal.
  mutating func begin() {
    history = RunHistory()
    records = []
  }

  mutating func step() async throws {
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4: try await perform()
    case 4: try await performInTurns()
    case 5..<7: try await undoLast()
    case 7: try await undoRuns()
    case 8..<10: try await redoLast()
    default: try await redoRuns()
    }
    let notes = try await store.allNotes()
    let own = notes.filter { records.contains($0.key) }
    try #require(own == history.notes)
  }

  private mutating func perform() async throws {
    run += 1
    for _ in 0..<Int.random(in: 1...3, using: &random) { try await change(run) }
    let ended = journalRun(run)
    try await store.finish(ended, result: [1])
  }

  /// Performs two runs that write in turns.
  private mutating func performInTurns() async throws {
    let pair = [run + 1, run + 2]
    run += 2
    for _ in 0..<4 { try await change(pair.randomElement(using: &random) ?? run) }
  }

  /// Performs one write of a run, which changes at most one record.
  private mutating func change(_ run: Int) async throws {
    let keys = history.notes.keys.sorted()
    let note = Note("note \(Int.random(in: 0..<4, using: &random))")
    let change: RandomNotes.Change
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where records.count < Self.mostRecords: change = .insert(note)
    case 1 where !keys.isEmpty: change = .delete(keys[Int.random(in: keys.indices, using: &random)])
    default:
      guard let key = keys.randomElement(using: &random) else { change = .insert(note); break }
      var changed = note
      changed.key = key
      change = .update(changed)
    }
    let journalRun = journalRun(run)
    // A process that has a run open goes on with it: the first store, which remembers its runs.
    let store = stores[0]
    let result = try await StoreScope.with(run: journalRun) {
      try await store.write(durability: .relaxed) { try change.perform($0) }
    }
    switch change {
    case .insert, .update:
      guard let result else { return }
      records.insert(result.key)
      history.note(run, result.key, result)
    case .delete(let key): history.note(run, key, nil)
    }
  }

  private mutating func undoLast() async throws {
    guard !history.standing.isEmpty else { return }
    let count = Int.random(in: 1...min(3, history.standing.count), using: &random)
    try await undo(Array(history.standing.suffix(count)), .last(count))
  }

  private mutating func undoRuns() async throws {
    let chosen = some(of: history.standing)
    guard !chosen.isEmpty else { return }
    try await undo(chosen, .each(chosen.map { .run("\($0)") }))
  }

  private mutating func undo(_ runs: [Int], _ selection: UndoSelection) async throws {
    reversals += 1
    let id = "reversal \(reversals)"
    var after = history
    let isPossible = after.undo(runs, id: id)
    let undone = try? await store.undo(selection, id: id)
    try #require((undone != nil) == isPossible)
    if let undone {
      #expect(Set(undone.runs.map(\.run.id)) == Set(runs.map { "\($0)" }))
      history = after
      done += 1
    } else {
      refused += 1
    }
  }

  private mutating func redoLast() async throws {
    guard !history.undos.isEmpty else { return }
    let count = Int.random(in: 1...min(2, history.undos.count), using: &random)
    try await redo(history.undos.suffix(count).reversed().map(\.away), .last(count))
  }

  private mutating func redoRuns() async throws {
    guard let undo = history.undos.randomElement(using: &random),
      let run = undo.away.randomElement(using: &random)
    else { return }
    try await redo([[run]], .run("\(run)"))
  }

  private mutating func redo(_ units: [[Int]], _ selection: RedoSelection) async throws {
    reversals += 1
    let id = "reversal \(reversals)"
    var after = history
    let isPossible = units.allSatisfy { after.redo($0) }
    let redone = try? await store.redo(selection, id: id)
    try #require((redone != nil) == isPossible)
    if let redone {
      #expect(Set(redone.runs.map(\.run.id)) == Set(units.joined().map { "\($0)" }))
      after.stand(units.flatMap(\.self))
      history = after
      done += 1
    } else {
      refused += 1
    }
  }

  private mutating func some(of runs: [Int]) -> [Int] {
    runs.shuffled(using: &random).prefix(Int.random(in: 1...2, using: &random)).sorted()
  }

  private func journalRun(_ run: Int) -> JournalRun {
    JournalRun(id: "\(run)", intent: "test", parameters: [], key: nil, origin: "test")
  }
}
