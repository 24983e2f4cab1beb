import Testing

@MainActor
@Suite("Turns of tests that start programs", .timeLimit(.minutes(5)))
struct ProgramTurnsTests {
  @MainActor
  private final class Count {
    private(set) var begun = 0
    private(set) var ended = 0

    var going: Int { begun - ended }

    func begin() { begun += 1 }
    func end() { ended += 1 }
  }

  @Test(arguments: [1, 3])
  func `no more than so many go on at a time, and all come to their turn`(limit: Int) async {
    let turns = Turns(count: limit)
    let count = Count()
    for _ in 0..<limit {
      await turns.take()
      count.begin()
    }
    let others = (0..<40).map { _ in
      Task {
        await turns.take()
        count.begin()
        #expect(count.going <= limit)
        count.end()
        turns.leave()
      }
    }
    // All ask before the first turn is free.
    for _ in 0..<100 { await Task.yield() }
    for _ in 0..<limit {
      count.end()
      turns.leave()
    }
    for other in others { await other.value }
    #expect(count.ended == 40 + limit)
  }
}
