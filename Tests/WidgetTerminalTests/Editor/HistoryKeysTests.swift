import Testing

@testable import WidgetTerminal

@Suite("History at the prompt", .timeLimit(.minutes(2)))
struct HistoryKeysTests {
  private static let (up, down) = ("\u{1B}[A", "\u{1B}[B")
  private static let history = ["print 1", "add-to-do(name: \"x\")", "print 2", "for a in b {\n}"]

  @Test(arguments: [
    ("\(up)", "for a in b {\n}|"),
    ("\(up)\(up)", "f|or a in b {\n}"),
    ("\(up)\(up)\(up)", "print 2|"),
    ("\u{10}\u{10}\u{10}", "add-to-do(name: \"x\")|"),
    ("dra\u{10}\u{0E}ft", "draft|"),
    ("dra\u{10}\u{10}x\u{0E}\u{0E}", "dra|"),
    ("\(down)", "|"),
    ("\u{10}\u{10}\u{10}\u{10}\u{10}\u{10}", "print 1|"),
  ])
  func `shows what was entered before`(keys: String, picture: String) {
    #expect(LineEditorTests.picture(after: keys, history: Self.history) == picture)
  }

  @Test(arguments: [
    ("\u{12}print", "print 2|"),
    ("\u{12}print\u{12}", "print 1|"),
    ("\u{12}print\u{12}\u{12}", "print 1|"),
    ("\u{12}print\u{12}\u{13}", "print 2|"),
    ("\u{12}ADD", "add-to-do(name: \"x\")|"),
    ("\u{12}print\u{05}!", "print 2!|"),
    ("\u{12}print 1\u{7F}", "print 2|"),
    ("old\u{12}print\u{07}", "old|"),
    ("old\u{12}print\u{1B}", "old|"),
    ("old\u{12}zzz\u{1B}", "old|"),
    ("\u{12}add\u{10}", "print 1|"),
  ])
  func `searches backwards as letters are typed`(keys: String, picture: String) {
    #expect(LineEditorTests.picture(after: keys, history: Self.history) == picture)
  }

  @Test func `enter in a search enters what is found`() {
    var editor = LineEditor(history: Self.history)
    #expect(LineEditorTests.press("\u{12}add\r", &editor) == .submit)
    #expect(editor.text == "add-to-do(name: \"x\")")
    #expect(editor.search == nil)
  }

  @Test func `a search without history is refused`() {
    var editor = LineEditor()
    #expect(LineEditorTests.press("\u{12}", &editor) == .refuse)
    #expect(editor.search == nil)
  }
}
