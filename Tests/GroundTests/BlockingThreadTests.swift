import Testing

@testable import Ground

@Suite("Threads for blocking work")
struct BlockingThreadTests {
  @Test func `a bound of memory is told, and none where there is no bound`() {
    #expect(
      BlockingThread.memoryHint(limit: 51_200_000)
        == "'ulimit -v' allows a process 50000 kB of memory, which may be too little"
    )
    #expect(BlockingThread.memoryHint(limit: .max) == nil)
  }
}
