import SharedStore

/// Checks a store to which `Blocks` has written until it was killed, several times.
struct BlockCheck {
  private struct Block {
    let kind: Substring
    let count: Int
    /// For each number in the block, how many records have it; a complete write inserts two.
    var records: [Int]
  }

  private var blocks: [Substring: Block] = [:]
  private(set) var faults: [String] = []
  private(set) var acknowledged = 0

  var count: Int { blocks.count }

  /// Compares the records with the lines by which the writing processes acknowledged them.
  init(_ store: SharedStore, acknowledgements: some Sequence<String>) async throws {
    for record in try await store.read({ try $0.fetch(Load.self) }) { add(record.name) }
    for (name, block) in blocks {
      if block.records.contains(where: { $0 != 0 && $0 != 2 }) {
        faults.append("\(name): a write is halved: \(block.records)")
      }
      let present = block.records.prefix { $0 > 0 }.count
      if block.records.dropFirst(present).contains(where: { $0 > 0 }) {
        faults.append("\(name): a gap: \(block.records)")
      }
      if block.kind == "atomic", present < block.count {
        faults.append("\(name): \(present) of \(block.count) records of an atomic block")
      }
    }
    for line in acknowledgements {
      let words = line.split(separator: " ")
      guard words.count == 3, let count = Int(words[2]) else { continue }
      acknowledged += 1
      let block = blocks[words[1]]
      let isWhole = block?.count == count && block?.records.allSatisfy { $0 == 2 } == true
      if !isWhole { faults.append("\(words[1]): acknowledged, and not there") }
    }
    try await checkJournal(of: store)
  }

  private mutating func add(_ name: String) {
    let words = name.split(separator: " ")
    guard words.count == 4, words[0] != "lost", let number = Int(words[2]), number > 0,
      let count = Int(words[3]), number <= count
    else {
      faults.append("\(name): what was rolled back is there")
      return
    }
    let empty = Block(kind: words[0], count: count, records: Array(repeating: 0, count: count))
    blocks[words[1], default: empty].records[number - 1] += 1
  }

  /// Checks that each of the latest runs in the journal has exactly two insertions, and was not
  /// rolled back.
  private mutating func checkJournal(of store: SharedStore) async throws {
    let runs = try await store.read { try $0.log(origin: "stress", limit: Self.latestRuns) }
    for run in runs {
      let changes = try await store.read { try $0.changes(ofRun: run.run.id) }
      if changes.map(\.kind) != [.insert, .insert] || run.run.id.hasPrefix("lost") {
        faults.append("\(run.run.id): \(changes.count) changes in the journal")
      }
    }
  }

  /// The most runs that are compared, enough to show whether the journal agrees with the records.
  private static let latestRuns = 5_000
}
