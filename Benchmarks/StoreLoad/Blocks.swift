import SharedStore
import SystemLibrary

/// Writes atomic blocks and groups in an endless loop, until the process is killed.
///
/// The name of a record shows its block: `KIND BLOCK NUMBER COUNT`. Records of the kind `lost` are
/// rolled back after they are written. A line `KIND BLOCK COUNT` on standard output acknowledges
/// the block.
struct Blocks {
  let store: SharedStore
  /// The beginning of this process's block names, which no other process that writes to the store
  /// has.
  let prefix: String

  private struct Failure: Error {}

  func run() async throws {
    for number in 0... {
      let block = "\(prefix)-\(number)"
      let count = Int.random(in: 1...12)
      if Bool.random() {
        try await group(block, count)
        acknowledge("group \(block) \(count)")
      } else {
        try await atomic(block, count)
        acknowledge("atomic \(block) \(count)")
      }
    }
  }

  private func group(_ block: String, _ count: Int) async throws {
    try await store.group {
      for number in 1...count { try await perform("group \(block) \(number) \(count)") }
    }
  }

  private func atomic(_ block: String, _ count: Int) async throws {
    // One that fails first, deep inside and as a whole.
    do {
      try await store.atomic {
        try await perform("lost \(block) 1 1")
        try await store.atomic { try await perform("lost \(block) 2 1") }
        throw Failure()
      }
    } catch is Failure {}
    try await store.atomic { try await part(block, 1...count, of: count) }
  }

  /// Writes the first records of a block, then some that are rolled back, then the others in a
  /// nested scope.
  private func part(_ block: String, _ numbers: ClosedRange<Int>, of count: Int) async throws {
    try await perform("atomic \(block) \(numbers.lowerBound) \(count)")
    do {
      try await store.atomic {
        try await perform("lost \(block) \(numbers.lowerBound) \(count)")
        throw Failure()
      }
    } catch is Failure {}
    guard numbers.count > 1 else { return }
    let rest = numbers.lowerBound + 1...numbers.upperBound
    try await store.atomic { try await part(block, rest, of: count) }
  }

  /// Performs one run, which inserts two records of the same name in one write.
  private func perform(_ name: String) async throws {
    let run = JournalRun(
      id: "\(name) \(UInt64.random(in: 0...UInt64.max))",
      intent: "Load",
      parameters: [],
      key: nil,
      origin: "stress"
    )
    try await StoreScope.with(run: run) {
      _ = try await store.write { transaction in
        try transaction.insert(Load(name))
        return try transaction.insert(Load(name)).key
      }
    }
    try await store.finish(run, result: [1])
  }

  /// Writes a line to standard output without a buffer, so that every line that is read is true.
  private func acknowledge(_ line: String) {
    var text = line + "\n"
    text.withUTF8 { _ = write(1, $0.baseAddress, $0.count) }
  }
}
