import TestSupport

@testable import SharedStore

/// Random changes of notes, and a dictionary with the expected notes.
struct RandomNotes {
  var random: SplitMix64
  var notes: [Int64: Note] = [:]

  init(seed: Int) {
    random = SplitMix64(seed: seed)
  }

  /// An insertion, an update or a deletion, as a value that can be passed to a write.
  enum Change: Sendable {
    case insert(Note)
    case update(Note)
    case delete(Int64)

    /// Performs the change, and returns the note after it; `nil` if it was deleted.
    func perform(_ transaction: borrowing WriteTransaction) throws -> Note? {
      switch self {
      case .insert(let note): return try transaction.insert(note)
      case .update(let note):
        try transaction.update(note)
        return note
      case .delete(let key):
        try transaction.delete(Note.self, key: key)
        return nil
      }
    }
  }

  mutating func change() -> Change {
    let note = note()
    guard let key = notes.keys.sorted().randomElement(using: &random) else { return .insert(note) }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .delete(key)
    case 1, 2:
      var changed = notes[key] ?? note
      if Bool.random(using: &random) { changed.text = note.text }
      if Bool.random(using: &random) { changed.rank = note.rank }
      if Bool.random(using: &random) { changed.picture = note.picture }
      changed.isDone.toggle()
      return .update(changed)
    default: return .insert(note)
    }
  }

  /// Applies a change with its result to the expected notes.
  mutating func apply(_ change: Change, _ result: Note?) {
    switch change {
    case .insert, .update: if let result { notes[result.key] = result }
    case .delete(let key): notes[key] = nil
    }
  }

  private mutating func note() -> Note {
    let number = Int.random(in: 0..<1_000, using: &random)
    return Note(
      "note \(number)",
      isDone: number % 2 == 0,
      rank: number % 3 == 0 ? nil : Double(number) / 7,
      picture: number % 5 == 0 ? nil : [UInt8](repeating: UInt8(number % 256), count: number % 40)
    )
  }
}

extension SharedStore {
  /// Returns all notes by key.
  nonisolated(nonsending) func allNotes() async throws -> [Int64: Note] {
    let notes = try await read { try $0.fetch(Note.self) }
    return Dictionary(uniqueKeysWithValues: notes.map { ($0.key, $0) })
  }

  /// Calls `body` as a run that ends successfully.
  nonisolated(nonsending) func perform(
    _ id: String,
    intent: String = "test",
    origin: String = "test",
    key: String? = nil,
    _ body: () async throws -> Void
  ) async throws {
    let run = JournalRun(id: id, intent: intent, parameters: [], key: key, origin: origin)
    try await StoreScope.with(run: run) { try await body() }
    try await finish(run, result: [1])
  }
}
