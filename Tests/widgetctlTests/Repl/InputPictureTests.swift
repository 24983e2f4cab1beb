import Testing

@testable import WidgetTerminal
@testable import widgetctl

/// Tests the rows of an input on a terminal; `▸` marks the cell of the cursor.
@Suite("Picture of an input", .timeLimit(.minutes(2)))
struct InputPictureTests {
  private static let prompts = InputPicture.Prompts.ordinary(isASCII: false)

  @Test(arguments: [
    ("", 20, ["> ▸"]),
    ("abc", 20, ["> abc▸"]),
    ("abcdefgh", 10, ["> abcdefgh", "▸"]),
    ("abcdefghij", 10, ["> abcdefgh", "ij▸"]),
    ("世界世界", 10, ["> 世界世界", "▸"]),
    ("世界世界世", 9, ["> 世界世", "界世▸"]),
    ("a\nb", 20, ["> a", "… b▸"]),
    ("a\n", 20, ["> a", "… ▸"]),
    ("12345678\n", 10, ["> 12345678", "… ▸"]),
    ("👩‍👩‍👧👍🏽", 6, ["> 👩‍👩‍👧👍🏽", "▸"]),
    ("abc", 2, ["> ", "ab", "c▸"]),
    ("世", 1, ["> ", "世", "▸"]),
    ("a\u{202E}b", 20, ["> ab▸"]),
  ])
  func `a row is broken where the terminal ends`(text: String, columns: Int, rows: [String]) {
    #expect(Self.marked(EditedText(text), columns) == rows)
  }

  @Test(arguments: [
    ("abcdefgh", 8, ["> abcdefgh", "▸"]),
    ("abcdefghi", 8, ["> abcdefgh", "▸i"]),
    ("abcdefghi", 7, ["> abcdefg▸h", "i"]),
    ("abcdefg世", 7, ["> abcdefg", "▸世"]),
    ("ab\ncd", 2, ["> ab▸", "… cd"]),
    ("12345678\ncd", 8, ["> 12345678", "▸", "… cd"]),
  ])
  func `the cursor stands where the next character goes`(text: String, place: Int, rows: [String]) {
    var edited = EditedText(text)
    edited.move(to: place)
    #expect(Self.marked(edited, 10) == rows)
  }

  @Test func `an input higher than the terminal is shown around its cursor`() {
    var edited = EditedText((1...20).map { "\($0)" }.joined(separator: "\n"))
    let end = InputPicture(edited, prompts: Self.prompts, columns: 20).window(height: 4)
    #expect(end.rows == ["… 17", "… 18", "… 19", "… 20"])
    #expect(end.cursorRow == 3)
    edited.move(to: 0)
    let start = InputPicture(edited, prompts: Self.prompts, columns: 20).window(height: 4)
    #expect(start.rows == ["> 1", "… 2", "… 3", "… 4"])
    #expect(start.cursorRow == 0)
  }

  @Test func `a search tells what it looks for, and whether it is found`() {
    var editor = LineEditor(history: ["print 1"])
    let keys = [Key.control("r"), .text("pri")]
    #expect(keys.map { editor.press($0) } == [.draw, .draw])
    #expect(Self.rows(of: editor) == ["(search: pri) print 1"])
    #expect(editor.press(.text("x")) == .refuse)
    #expect(Self.rows(of: editor) == ["(not found: prix) print 1"])
  }

  private static func rows(of editor: LineEditor) -> [String]? {
    editor.search.map {
      InputPicture(editor.edited, prompts: .search($0, isASCII: false), columns: 40).rows
    }
  }

  private static func marked(_ edited: EditedText, _ columns: Int) -> [String] {
    let picture = InputPicture(edited, prompts: prompts, columns: columns)
    var screen = TestScreen(columns: picture.columns, rows: 20)
    var painter = ScreenPainter()
    screen.show(painter.paint(picture))
    return screen.lines(marking: "▸")
  }
}
