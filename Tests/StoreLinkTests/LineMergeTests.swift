import Testing

@testable import StoreLink

@Suite("Texts of lines that two machines have changed", .timeLimit(.minutes(2)))
struct LineMergeTests {
  /// Lines as words: before the changes, of this machine, of the other machine, and merged.
  @Test(arguments: [
    ("a b", "a b c", "a b", "a b c"),
    ("a b", "a b", "a b c", "a b c"),
    ("a b", "a x b", "a b y", "a x b y"),
    ("a b", "b", "a b c", "b c"),
    ("a b c", "a c", "a b", "a"),
    // Both have added it, both have removed it.
    ("a", "a b", "a b", "a b"),
    ("a b", "a", "a", "a"),
    // A line that is there twice is added twice.
    ("", "a a", "b", "a a b"),
    ("a a", "a", "a a b", "a b"),
    // Another order is no change of lines.
    ("a b", "b a", "a b c", "a b c"),
    ("", "a", "", "a"), ("a", "", "a", ""), ("a", "", "a b", "b"),
  ])
  func `each machine's lines are added and removed`(
    _ before: String,
    _ after: String,
    _ current: String,
    _ expected: String
  ) {
    func lines(_ words: String) -> String { words.replacing(" ", with: "\n") }
    let merged = LineMerge.merged(
      before: lines(before),
      after: lines(after),
      current: lines(current)
    )
    #expect(merged.replacing("\n", with: " ") == expected)
  }
}
