import Testing

@testable import SharedStore

@Suite("An instant in a file's name", .timeLimit(.minutes(2)))
struct CompactDateTests {
  @Test(arguments: [
    (0, "19700101T000000Z"), (1_796_000_000_000_000, "20261130T005320Z"),
    (-1_000_000, "19691231T235959Z"), (951_782_399_000_000, "20000228T235959Z"),
  ])
  func `is read as it is written`(instant: Int64, text: String) {
    #expect(CompactDate.text(instant) == text)
    #expect(CompactDate.instant(text) == instant)
  }

  @Test(arguments: [
    "", "20261130T005320", "20261131T000000Z", "20261130T240000Z", "20261130 005320Z",
    "2026113OT005320Z", "+0261130T005320Z", "20261130T005320Z ", "20261130T00532éZ",
  ])
  func `is nothing else`(text: String) {
    #expect(CompactDate.instant(text) == nil)
  }
}
