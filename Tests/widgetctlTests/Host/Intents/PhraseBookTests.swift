import Testing

@testable import widgetctl

@Suite("Phrases that a sentence may have meant", .timeLimit(.minutes(2)))
struct PhraseBookTests {
  private let phrases = [
    "Complete ‹id› in To-Dos", "Add ‹name› to To-Dos", "Tidy To-Dos", "Reload prices",
  ]

  @Test(arguments: [
    ("complete the milk", ["Complete ‹id› in To-Dos"]),
    ("complet the milk", ["Complete ‹id› in To-Dos"]),
    ("add milk to list", ["Add ‹name› to To-Dos", "Complete ‹id› in To-Dos", "Tidy To-Dos"]),
    ("reload it", ["Reload prices"]), ("hello", []), ("id", []), ("", []),
  ])
  func `phrases that share words come first`(sentence: String, expected: [String]) {
    #expect(PhraseBook.nearest(to: sentence, among: phrases) == expected)
  }
}
