import Testing

@testable import WidgetTerminal

@Suite("Dialogs inside of other sentences", .timeLimit(.minutes(2)))
struct DialogClauseTests {
  @Test(arguments: [
    ("Completed 4 “Buy milk”.", "completed 4 “Buy milk”"),
    ("Removed 1 “Tea”; 'widgetctl undo' brings it back.", "removed 1 “Tea”"),
    ("Completed 1 “A”. Completed 2 “B”.", "completed 1 “A” …"),
    ("Removed 1 “A”; 'widgetctl undo' brings it back. Removed 2 “B”.", "removed 1 “A” …"),
    (
      "Added 4 “Mr. Smith; now”, due Tue 1 Dec, 9 a.m. sharp.",
      "added 4 “Mr. Smith; now”, due Tue 1 Dec, 9 a.m. sharp"
    ),
    ("Placed 2 (to-do, small).", "placed 2 (to-do, small)"),
    ("Completed 5 “Tea”; 7 is due today.", "completed 5 “Tea” …"),
    // A name is written as it is.
    ("Alfred is first", "Alfred is first"), ("Paris 2 leads.", "Paris 2 leads"),
    ("4 “Süt al” tamamlandı.", "4 “Süt al” tamamlandı"),
    ("3 görevin 1. adımı işaretlendi.", "3 görevin 1. adımı işaretlendi"),
    ("One line\nTwo", "One line"),
  ])
  func `the first sentence is quoted without its end`(dialog: String, clause: String) {
    #expect(DialogClause(dialog)?.text == clause)
  }

  @Test func `a dialog without words is none, and a long one is cut`() {
    #expect(DialogClause("") == nil)
    #expect(DialogClause(" .") == nil)
    #expect(DialogClause("Done.") == nil)
    #expect(DialogClause(String(repeating: "word ", count: 99))?.text.count == 101)
  }
}
