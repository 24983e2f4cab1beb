import Testing

@testable import WidgetTerminal
@testable import widgetctl

@Suite("Painting a prompt", .timeLimit(.minutes(2)))
struct ScreenPainterTests {
  private static let prompts = InputPicture.Prompts.ordinary(isASCII: false)

  /// Checks that the terminal shows exactly the last picture, whatever it showed before.
  @Test(arguments: [10, 11, 12, 30], [6, 20])
  func `a terminal shows the last picture`(columns: Int, rows: Int) {
    let texts = [
      "", "p", "pr", "print 1", "print 世界世界世界", "", "a\nb\nc", "a\nb", "a", "12345678",
      "123456789", "12345678", "let a = [\n  1,\n  2\n]", "x",
    ]
    var screen = TestScreen(columns: columns, rows: rows)
    screen.show("before\r\n")
    var painter = ScreenPainter()
    for text in texts {
      for place in [0, text.count / 2, text.count] {
        var edited = EditedText(text)
        edited.move(to: place)
        let picture = InputPicture(edited, prompts: Self.prompts, columns: columns)
          .window(height: rows)
        screen.show(painter.paint(picture))
        var fresh = TestScreen(columns: columns, rows: rows)
        var other = ScreenPainter()
        fresh.show(other.paint(picture))
        let expected = fresh.lines(marking: "▸")
        #expect(Array(screen.lines(marking: "▸").suffix(expected.count)) == expected)
      }
    }
  }

  @Test func `what stands above the prompt stays`() {
    var screen = TestScreen(columns: 10, rows: 8)
    screen.show("before\r\n")
    var painter = ScreenPainter()
    for text in ["12345678901234567890", "1", "a\nb\nc", ""] {
      let picture = InputPicture(EditedText(text), prompts: Self.prompts, columns: 10)
      screen.show(painter.paint(picture))
    }
    #expect(screen.lines(marking: "▸") == ["before", "> ▸"])
  }

  @Test func `rows under the input go when the next key is pressed`() {
    var screen = TestScreen(columns: 20, rows: 8)
    var painter = ScreenPainter()
    let picture = InputPicture(EditedText("sh"), prompts: Self.prompts, columns: 20)
    screen.show(painter.paint(picture.adding(["show  shelve"])))
    #expect(screen.lines(marking: "▸") == ["> sh▸", "show  shelve"])
    screen.show(painter.paint(picture))
    #expect(screen.lines(marking: "▸") == ["> sh▸"])
  }

  @Test func `what follows an input begins under it`() {
    var edited = EditedText("a\nb\nc")
    edited.move(to: 0)
    var screen = TestScreen(columns: 20, rows: 8)
    var painter = ScreenPainter()
    screen.show(painter.paint(InputPicture(edited, prompts: Self.prompts, columns: 20)))
    screen.show(painter.leave() + "out")
    #expect(screen.lines() == ["> a", "… b", "… c", "out"])
  }

  @Test func `a narrower terminal has folded the rows that are erased`() {
    var painter = ScreenPainter()
    let picture = InputPicture(EditedText("1234567890123"), prompts: Self.prompts, columns: 16)
    var folded = TestScreen(columns: 8, rows: 8)
    folded.show("before\r\n> 1234567890123")
    _ = painter.paint(picture)
    folded.show(painter.erase(columns: 8))
    #expect(folded.lines() == ["before", ""])
  }

  @Test(arguments: [
    (["show", "find"], 20, 5, ["show  find"]),
    (["a", "b", "c", "d", "e"], 7, 5, ["a  c  e", "b  d"]),
    (["world", "世界", "x"], 12, 5, ["world  x", "世界"]),
    (["a", "b", "c", "d"], 8, 3, ["a  c", "b  d"]),
    (["a", "b", "c", "d"], 8, 1, ["and 4 m…"]),
    (["a", "b", "c", "d"], 2, 3, ["a", "b", "a…"]),
    (["a", "b", "c", "d"], 2, 9, ["a", "b", "c", "d"]),
    (["aa", "bb", "cc", "dd"], 12, 1, ["and 4 more"]),
  ])
  func `candidates stand in columns`(names: [String], columns: Int, rows: Int, lines: [String]) {
    let candidates = names.map { Candidate($0) }
    #expect(
      CandidateRows.rows(candidates, columns: columns, rows: rows, isASCII: false) == lines
    )
  }

  @Test func `candidates with notes stand one to a row`() {
    let candidates = [
      Candidate("\"k\"", label: "k", note: "Buy milk"),
      Candidate("\"lm\"", label: "lm", note: "世界"),
    ]
    #expect(
      CandidateRows.rows(candidates, columns: 10, rows: 5, isASCII: false)
        == ["k   Buy m…", "lm  世界"]
    )
  }
}
