@testable import SharedStore

/// Performs random nested blocks, and tracks the state that the successful ones lead to.
final class RandomBlocks {
  let store: SharedStore
  private var model: RandomNotes
  private(set) var standing: [String] = []
  private var count = 0

  var notes: [Int64: Note] { model.notes }

  init(store: SharedStore, seed: Int) {
    self.store = store
    self.model = RandomNotes(seed: seed)
  }

  nonisolated(nonsending) func block(depth: Int) async throws {
    let (notes, standing) = (model.notes, standing)
    do {
      try await store.atomic {
        for _ in 0..<Int.random(in: 1...6, using: &model.random) {
          if depth < 4, Int.random(in: 0..<3, using: &model.random) == 0 {
            try await block(depth: depth + 1)
          } else {
            try await write()
          }
        }
        if Bool.random(using: &model.random) { throw Interruption() }
      }
    } catch is Interruption {
      model.notes = notes
      self.standing = standing
    }
  }

  private nonisolated(nonsending) func write() async throws {
    count += 1
    let (id, change) = ("run-\(count)", model.change())
    let isLost = Int.random(in: 0..<5, using: &model.random) == 0
    do {
      try await store.perform(id) {
        let result = try await store.write { transaction in
          let result = try change.perform(transaction)
          if isLost { throw Interruption() }
          return result
        }
        model.apply(change, result)
      }
      standing.append(id)
    } catch is Interruption {}
  }
}
