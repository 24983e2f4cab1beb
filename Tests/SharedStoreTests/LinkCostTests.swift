import Testing

@testable import SharedStore

@Suite("The costs of a link", .timeLimit(.minutes(2)))
struct LinkCostTests {
  /// Returns how many pages of the log 40 insertions and 40 edits write, each as a separate commit.
  private func pages(isLinked: Bool) throws -> (insertions: Int32, edits: Int32) {
    let store = try LinkedStore(numbers: 1...200)
    if !isLinked { try store.core.write { try $0.removeLink() } }
    // The tables have more than a page then.
    for number in 0..<20 {
      try store.perform("early\(number)") { _ = try $0.insert(Chore("e\(number)")) }
    }
    let connection = try store.core.connection()
    func logged(_ body: (Int) throws -> Void) throws -> Int32 {
      var pages: Int32 = 0
      for number in 0..<Self.count {
        let start = connection.framesInLog
        try body(number)
        // A long log is begun anew.
        let end = connection.framesInLog
        pages += end > start ? end - start : end
      }
      return pages
    }
    let insertions = try logged { number in
      try store.perform("i\(number)") { _ = try $0.insert(Chore("i\(number)", "Milk")) }
    }
    let edits = try logged { number in
      try store.edit("i\(number)", as: "e\(number)") { ($0.name, $0.changed) = ("Bread", 5) }
    }
    return (insertions, edits)
  }

  private static let count = 40

  // A page is 1 KB.
  @Test func `a change logs few pages more`() throws {
    let (linked, alone) = (try pages(isLinked: true), try pages(isLinked: false))
    let count = Double(Self.count)
    let insertion = Double(linked.insertions - alone.insertions) / count
    let edit = Double(linked.edits - alone.edits) / count
    #expect(insertion <= 2 && insertion > 0, "\(insertion) pages")
    #expect(edit <= 1.5 && edit > 0, "\(edit) pages")
  }

  @Test func `a store without a link prepares one statement more, and none for others' records`()
    throws
  {
    let store = try LinkedStore()
    try store.core.write { try $0.removeLink() }
    try store.perform("n") { _ = try $0.insert(Note("n")) }
    let connection = try store.core.connection()
    func isPrepared(_ sql: String) -> Bool { connection.statements.contains { $0.sql == sql } }
    #expect(!isPrepared(LinkSQL.context))
    try store.perform("c") { _ = try $0.insert(Chore("a")) }
    #expect(isPrepared(LinkSQL.context))
    for sql in [LinkSQL.post, LinkSQL.numbers, LinkSQL.travelling] {
      #expect(!isPrepared(sql))
    }
  }
}
