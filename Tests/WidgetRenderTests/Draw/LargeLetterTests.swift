import Testing

@testable import WidgetRender

private func large(
  _ words: String,
  _ rows: Int,
  alignment: CellHorizontalAlignment = .leading
) -> ArchivedView {
  .text(
    ArchivedText(
      runs: [ArchivedText.Run(.verbatim(words))],
      alignment: alignment,
      letterRows: rows
    )
  )
}

@Suite("Large letters", .timeLimit(.minutes(5)))
struct LargeLetterTests {
  @Test func `three rows`() {
    #expect(
      lines(large("12:45", 3), 18, 3) == [
        "▝█  ▀▀▙ ▄ █ █ █▀▀",
        " █  ▟▀▘ ▄ ▀▀█ ▀▀▙",
        "▀▀▀ ▀▀▀     ▀ ▀▀▘",
      ]
    )
  }

  @Test func `five rows`() {
    #expect(
      lines(large("12:45", 5), 22, 5) == [
        " ▄█  ▟▀▀▙    ▗█  █▀▀▀",
        "  █    ▗█ █ ▗▛█  █",
        "  █  ▗▟▀    █ █  ▀▀▀▙",
        "  █  █    █ ▀▀█▀ ▄  █",
        " ▀▀▀ ▀▀▀▀     ▀  ▝▀▀▘",
      ]
    )
  }

  @Test func `three rows of figures where there is little room`() {
    #expect(
      lines(large("12:45", 3), 9, 3) == [
        "▟ ▀▌▖▌▌▛▘",
        "▐ ▛▘▖▀▌▀▌",
        "▀▘▀▘  ▘▀▘",
      ]
    )
    // In ASCII a stroke of one pixel is too thin.
    #expect(lines(large("12:45", 3), 9, 3, isASCII: true) == ["", "  12:45", ""])
  }

  @Test func `three rows in ASCII`() {
    #expect(
      lines(large("-8.5%", 3), 17, 3, isASCII: true) == [
        "   #\"#   #\"\" \" #'",
        "\"\" #\"#   \"\"#  #'",
        "   '\"' \" \"\"' '' \"",
      ]
    )
  }

  @Test(arguments: [
    (3, 30, 9, 17, 3), (4, 30, 9, 17, 3), (5, 30, 9, 21, 5), (16, 30, 9, 21, 5),
    // The next smaller letters where there is no room, and then the usual ones.
    (5, 20, 9, 17, 3), (5, 30, 4, 17, 3), (5, 16, 9, 9, 3), (5, 9, 9, 9, 3),
    (5, 8, 9, 5, 1), (3, 30, 2, 5, 1), (2, 30, 9, 5, 1),
    (1, 30, 9, 5, 1),
  ])
  func `letters are as large as they may be and the room allows (SU-85)`(
    _ letterRows: Int,
    _ columns: Int,
    _ rows: Int,
    _ width: Int,
    _ height: Int
  ) {
    let view = large("12:45", letterRows)
    #expect(measured(view, columns, rows) == CellSize(columns: width, rows: height))
  }

  @Test func `the ideal size is that of the largest letters`() {
    #expect(measured(large("12:45", 5), nil, nil) == CellSize(columns: 21, rows: 5))
  }

  @Test func `without room the text is bold`() {
    let grid = picture(large("12:45", 5), 6, 1).grid
    #expect(lines(of: grid) == ["12:45"])
    #expect(grid[0, 0].style.attributes == .bold)
  }

  @Test(arguments: ["東京", "a\nb", "", "✓", "1️⃣"])
  func `a text with other characters keeps its usual letters`(_ words: String) {
    #expect(measured(large(words, 5), 80, 9) == measured(text(words), 80, 9))
  }

  @Test(arguments: [
    ("Größe", "Grose"), ("É", "E"), ("e\u{301}", "e"), ("–", "-"),
    ("1\u{A0}234", "1 234"), ("Ł", "L"),
  ])
  func `accents fall off, dashes and blanks are plain`(_ words: String, _ plain: String) {
    #expect(lines(large(words, 3), 60, 3) == lines(large(plain, 3), 60, 3))
    #expect(measured(large(words, 3), 80, 9).rows == 3)
  }

  @Test func `every letter is in both fonts and none looks like another`() {
    let letters =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,:-+=/%°!?$€£'()"
    for rows in [3, 5] {
      let pictures = letters.map { lines(large(String($0), rows), 9, rows) }
      #expect(pictures.allSatisfy { $0.count == rows })
      // A zero is an O, as in many a typeface.
      #expect(Set(pictures).count == letters.count - 1)
    }
  }

  @Test func `digits of Arabic and Persian are large too, each another`() {
    for rows in [3, 5] {
      for digits in ["٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹"] {
        let pictures = digits.map { lines(large(String($0), rows), 9, rows) }
        #expect(Set(pictures).count == 10)
      }
      #expect(lines(large("٣", rows), 9, rows) == lines(large("۳", rows), 9, rows))
      #expect(lines(large("٤", rows), 9, rows) != lines(large("۴", rows), 9, rows))
      #expect(measured(large("۱۲:۴۵", rows), 40, 9).rows == rows)
    }
  }

  @Test func `letters have the colours of their runs`() {
    let view = ArchivedView.text(
      ArchivedText(
        runs: [
          ArchivedText.Run(.verbatim("1")),
          ArchivedText.Run(.verbatim("°"), style: TextStyle(foreground: .accent)),
        ],
        letterRows: 3
      )
    )
    let grid = picture(view, 6, 3).grid
    #expect(grid[0, 2].style.foreground == nil)
    #expect(grid[4, 0].style.foreground == .accent)
  }

  @Test func `masked letters are blocks of their size`() {
    let view = large("42", 3).with(.redacted(.placeholder))
    #expect(lines(view, 7, 3) == ["░░░░░░░", "░░░░░░░", "░░░░░░░"])
  }

  @Test func `letters stand on the line of the words beside them`() {
    let view = row(large("7", 3), text("days"), alignment: .lastTextBaseline)
    #expect(lines(view, 9, 3) == ["▀▀█", " ▟▘", " ▀  days"])
  }

  @Test func `letters take what other rows leave`() {
    let view = column(text("title"), large("7", 5), .gap, text("foot"), alignment: .leading)
    #expect(measured(view, 20, 7).rows == 7)
    #expect(lines(view, 5, 6)[1] == "▀▀█")
    #expect(lines(view, 5, 3)[1] == "7")
  }
}
