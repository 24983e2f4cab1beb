import Testing

@testable import WidgetTerminal

/// Types keys, and compares the text, in which `|` is the cursor.
@Suite("Line editor", .timeLimit(.minutes(2)))
struct LineEditorTests {
  private static let (up, down, right, left) = ("\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D")
  private static let family = "👩‍👩‍👧"

  @Test(arguments: [
    ("abc", "abc|"),
    ("abc\(left)\(left)x", "ax|bc"),
    ("abc\u{02}\u{02}x", "ax|bc"),
    ("abc\(left)\(right)x", "abcx|"),
    ("abc\u{01}x", "x|abc"),
    ("abc\u{01}x\u{05}y", "xabcy|"),
    ("abc\u{1B}[Hx\u{1B}[Fy", "xabcy|"),
    ("abc\u{1B}[Dx\u{06}y", "abxcy|"),
    ("abc\u{7F}", "ab|"),
    ("abc\(left)\u{7F}", "a|c"),
    ("abc\(left)\u{1B}[3~", "ab|"),
    ("abc\u{01}\u{04}", "|bc"),
    ("\u{7F}", "|"),
  ])
  func `moves and takes out characters`(keys: String, picture: String) {
    #expect(Self.picture(after: keys) == picture)
  }

  @Test(arguments: [
    ("add-to-do(name: x)\u{1B}b", "add-to-do(name: |x)"),
    ("add-to-do(name: x)\u{1B}b\u{1B}b", "add-to-do(|name: x)"),
    ("add-to-do\u{01}\u{1B}f", "add|-to-do"),
    ("one two\u{1B}[1;5D", "one |two"),
    ("one two\u{01}\u{1B}[1;5C", "one| two"),
    ("one two\u{17}", "one |"),
    ("one two  \u{17}", "one |"),
    ("print a.b-c\u{17}", "print |"),
    ("print a.b-c\u{1B}\u{7F}", "print a.b-|"),
    ("one two\u{01}\u{1B}d", "| two"),
    ("one two\u{1B}b\u{0B}", "one |"),
    ("one two\u{1B}b\u{15}", "|two"),
    ("grüße 世界\u{1B}b", "grüße |世界"),
  ])
  func `moves over words and takes them out`(keys: String, picture: String) {
    #expect(Self.picture(after: keys) == picture)
  }

  @Test(arguments: [
    ("one two\u{17}\u{17}\u{19}", "one two|"),
    ("one two\u{01}\u{1B}d\u{1B}d\u{19}", "one two|"),
    ("one two\u{17}\u{01}\u{19}", "two|one "),
    ("one\u{15}two\u{15}\u{19}", "two|"),
    ("ab\u{14}", "ba|"),
    ("abc\(left)\u{14}", "acb|"),
    ("a\u{14}", "a|"),
    ("世a\u{14}", "a世|"),
    ("one two\u{1F}", "one|"),
    ("one two\u{1F}\u{1F}", "|"),
    ("one\u{15}\u{1F}", "one|"),
    ("abc\u{7F}\u{1F}", "abc|"),
    ("\u{1F}", "|"),
  ])
  func `puts in what was taken out, swaps, and undoes`(keys: String, picture: String) {
    #expect(Self.picture(after: keys) == picture)
  }

  @Test(arguments: [
    ("世界\(left)x", "世x|界"),
    ("世界\u{7F}", "世|"),
    ("\(family)a\(left)\(left)x", "x|\(family)a"),
    ("\(family)\u{7F}", "|"),
    ("🇩🇪🇫🇷\(left)x", "🇩🇪x|🇫🇷"),
    ("e\u{301}a\(left)\(left)x", "x|e\u{301}a"),
    ("ae\u{301}\u{7F}", "a|"),
    ("👍🏽!\(left)\u{7F}", "|!"),
  ])
  func `moves over what a terminal draws as one piece`(keys: String, picture: String) {
    #expect(Self.picture(after: keys) == picture)
  }

  @Test func `a mark that is typed joins the letter before it`() {
    #expect(Self.picture(after: "ae\(Self.left)\u{301}") == "a\u{301}|e")
  }

  @Test(arguments: [
    ("one\u{1B}\rtwo", "one\ntwo|"),
    ("one\u{1B}\rtwo\u{01}x", "one\nx|two"),
    ("one\u{1B}\rtwo\(up)x", "onex|\ntwo"),
    ("one\u{1B}\rtwo\(up)\(up)x", "onex|\ntwo"),
    ("世界\u{1B}\rabc\(left)\(up)x", "世x|界\nabc"),
    ("one\u{1B}\rt\(up)\(up)\(down)", "one\nt|"),
    ("one\u{1B}\rtwo\(up)\(down)x", "one\ntwox|"),
    ("one\u{1B}\rtwo\(up)\u{05}\u{0B}", "one|two"),
    ("\u{1B}[200~a\r\nb\tc\u{07}\u{1B}[201~", "a\nb  c|"),
  ])
  func `knows lines within the input`(keys: String, picture: String) {
    #expect(Self.picture(after: keys) == picture)
  }

  @Test(arguments: [
    ("\r", LineEditor.Effect.submit),
    ("a\r", .submit),
    ("\t", .complete),
    ("\u{03}", .abandon),
    ("\u{04}", .leave),
    ("a\u{04}", .refuse),
    ("\u{0C}", .clearScreen),
    ("\u{1A}", .suspend),
    ("\u{1B}[200~a\r\u{1B}[201~", .draw),
    ("\(left)", .refuse),
    ("\u{1B}x", .refuse),
  ])
  func `says what the prompt has to do`(keys: String, effect: LineEditor.Effect) {
    var editor = LineEditor()
    #expect(Self.press(keys, &editor) == effect)
  }

  @Test func `a completion stands in place of the bytes that it is for`() {
    var editor = LineEditor()
    _ = Self.press("é com(x)\(Self.left)\(Self.left)\(Self.left)", &editor)
    editor.complete(3..<6, with: "complete-to-do")
    #expect(Self.picture(editor) == "é complete-to-do|(x)")
    #expect(editor.press(.control("_")) == .draw)
    #expect(editor.text == "é com(x)")
  }

  @Test func `an input that grows beyond its limit is not taken`() {
    var editor = LineEditor()
    let block = String(repeating: "a", count: LineEditor.maximumBytes)
    #expect(editor.press(.paste(block)) == .draw)
    #expect(editor.press(.text("b")) == .refuse)
    #expect(editor.text == block)
  }

  @Test func `undo goes back no further than its limit`() {
    var editor = LineEditor()
    for _ in 0..<(LineEditor.maximumSteps + 50) { _ = editor.press(.paste("a")) }
    var steps = 0
    while editor.press(.control("_")) == .draw { steps += 1 }
    #expect(steps == LineEditor.maximumSteps)
  }

  static func picture(after keys: String, history: [String] = []) -> String {
    var editor = LineEditor(history: history)
    _ = press(keys, &editor)
    return picture(editor)
  }

  static func picture(_ editor: LineEditor) -> String {
    let places = editor.edited.clusters.count
    return editor.edited.slice(0..<editor.edited.cursor) + "|"
      + editor.edited.slice(editor.edited.cursor..<places)
  }

  /// Presses keys, and returns the effect of the last one; characters are typed one at a time.
  static func press(_ keys: String, _ editor: inout LineEditor) -> LineEditor.Effect? {
    var parser = KeyParser()
    var effect: LineEditor.Effect?
    for key in parser.keys(from: keys.utf8) + parser.keysAfterPause() {
      let single: [Key] =
        if case .text(let text) = key { text.map { .text("\($0)") } } else { [key] }
      for key in single { effect = editor.press(key) }
    }
    return effect
  }
}
