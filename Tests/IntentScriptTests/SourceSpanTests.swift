import Testing

@testable import IntentScript

@Suite("Stretches of a script", .timeLimit(.minutes(5)))
struct SourceSpanTests {
  @Test func `joining two stretches holds both and what lies between`() {
    let left = SourceSpan(start: 3, end: 5)
    let right = SourceSpan(start: 9, end: 12)
    #expect(left.joined(to: right) == SourceSpan(start: 3, end: 12))
    #expect(right.joined(to: left) == SourceSpan(start: 3, end: 12))
  }
}
