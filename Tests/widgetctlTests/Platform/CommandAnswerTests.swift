import Testing
import WidgetTerminal

@testable import widgetctl

@Suite("What a command of the live view answered", .timeLimit(.minutes(2)))
struct CommandAnswerTests {
  @Test(arguments: [
    ("Added 4 “Buy milk”.\n", "", 0, "Added 4 “Buy milk”.", nil),
    ("", "", 0, "Done", nil),
    ("a\nb\n", "", 0, "", "a\nb"),
    (
      "", "widgetctl: unknown command 'x'\nhint: 'widgetctl help'\n", 64,
      "unknown command 'x'; 'widgetctl help'", nil
    ),
    (
      "a\n", "widgetctl: disk full\nhint: make room\n", 74, "disk full",
      "a\nwidgetctl: disk full\nhint: make room"
    ),
    ("a\n", "widgetctl: warning: old\n", 0, "", "a\nwidgetctl: warning: old"),
    ("", "", -1, "the command was ended", nil),
    ("\u{1B}]52;c;eA==\u{07}b", "", 0, "\u{FFFD}]52;c;eA==\u{FFFD}b", nil),
  ])
  func `one line is a message, more is a sheet, and nothing is obeyed by a terminal`(
    output: String,
    errors: String,
    code: Int32,
    line: String,
    sheet: String?
  ) {
    let answer = CommandAnswer(
      OwnProcess.End(output: Array(output.utf8), errors: Array(errors.utf8), code: code)
    )
    #expect(answer.line == line)
    #expect(answer.sheet == sheet)
  }

  @Test(arguments: [
    ("todo add Buy milk", ["todo", "add", "Buy", "milk"]),
    ("  widgetctl log  ", ["log"]),
    ("todo add \"a  b\" 'c d'", ["todo", "add", "a  b", "c d"]),
    (
      "todo add $(rm -rf x) ; ls | cat",
      ["todo", "add", "$(rm", "-rf", "x)", ";", "ls", "|", "cat"]
    ),
    ("todo add Bob's", nil),
  ])
  func `words are parted as a shell does, and no shell is asked`(text: String, words: [String]?) {
    let line = LiveCommandLine(words: { text in
      let line = ShellLine(text + " ")
      return line.quote == nil ? line.words : nil
    })
    #expect(line.take(text) == words)
  }

  @Test(arguments: [("", 0), ("todo", 0), ("todo ", 5), ("todo add 'a b", 9), ("a  \"b\" c", 7)])
  func `the begun word is known by its place`(text: String, offset: Int) {
    #expect(ShellLine(text).begunOffset == offset)
  }
}
