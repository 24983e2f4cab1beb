import Moments
import Testing
import WidgetRender
import WidgetTimeline

@testable import WidgetTerminal

@Suite("The lines above and below the live view's widgets", .timeLimit(.minutes(2)))
struct LiveBarTests {
  private static let focused = [
    LiveBar.Item(key: "Enter", title: "Buy milk", press: .enter),
    LiveBar.Item(key: "e", title: "edit", press: .text("e")),
  ]
  private static let own = [
    LiveBar.Item(key: "u", title: "undo", press: .text("u")),
    LiveBar.Item(key: "q", title: "quit", press: .text("q")),
  ]

  private func bar(
    _ columns: Int,
    focused: [LiveBar.Item] = focused,
    page: (number: Int, count: Int)? = nil
  ) -> LiveBar {
    LiveBar(
      of: focused,
      and: Self.own,
      hiddenRows: 0,
      page: page,
      size: CellSize(columns: columns, rows: 24)
    )
  }

  private func text(_ parts: [LivePart], _ columns: Int) -> String {
    var picture = ScreenPicture(size: CellSize(columns: columns, rows: 1), isASCII: false)
    for part in parts {
      picture.write(part.text, at: CellPoint(column: part.column, row: 0), columns: columns)
    }
    return picture.picture.grid.plainText.trimmingSuffix()
  }

  @Test(
    arguments: [
      (60, " Enter Buy milk  e edit  u undo  q quit              ? keys"),
      (40, " Enter Buy milk  u undo  q quit  ? keys"),
      (24, " Enter Bu…       ? keys"),
      (19, " Enter Bu…       ?"),
      (9, " u undo"),
    ]
  )
  func `keys of the focus come first, and what has no room is left out`(
    columns: Int,
    expected: String
  ) {
    let bar = bar(columns)
    #expect(text(bar.keys + bar.end, columns) == expected)
  }

  @Test func `a cut word ends in an ellipsis, and the view's own keys keep their room`() {
    let long = LiveBar.Item(
      key: "Enter",
      title: String(repeating: "word ", count: 20),
      press: .enter
    )
    let bar = bar(80, focused: [long])
    let line = text(bar.keys + bar.end, 80)
    #expect(line.contains("…  u undo  q quit"))
    #expect(line.hasSuffix("? keys"))
  }

  @Test func `a click on a key or on its words is the key`() {
    let bar = bar(60, page: (0, 3))
    func press(_ column: Int, showsKeys: Bool = true) -> LivePart.Meaning? {
      bar.part(at: CellPoint(column: column, row: 23), showsKeys: showsKeys)?.means
    }
    #expect(press(0) == nil)
    #expect(press(1) == .key(.enter))
    #expect(press(8) == .key(.enter))
    #expect(press(17) == .key(.text("e")))
    #expect(press(25) == .key(.text("u")))
    // Where a message is, no key is.
    #expect(press(1, showsKeys: false) == nil)
    #expect(press(54, showsKeys: false) == .key(.text("?")))
    #expect(press(48) == .nextPage)
    #expect(bar.part(at: CellPoint(column: 0, row: 22), showsKeys: true) == nil)
  }

  @Test func `the header has the program or the names of boards, and the clock at its end`() {
    func parts(_ boards: LiveBoards, _ columns: Int, pages: Int = 1) -> [LivePart] {
      LiveHeader().parts(of: boards, columns: columns, page: 0, pages: pages, time: "18:24")
    }
    func line(_ boards: LiveBoards, _ columns: Int, pages: Int = 1) -> String {
      text(parts(boards, columns, pages: pages), columns)
    }
    let one = LiveBoards()
    #expect(line(one, 40) == " widgetctl" + String(repeating: " ", count: 24) + "18:24")
    #expect(line(one, 40, pages: 3).hasPrefix(" widgetctl  1/3 "))
    let several = LiveBoards(names: ["home", "work"], current: 1)
    #expect(line(several, 40).hasPrefix(" home  work "))
    #expect(parts(several, 40).map(\.role) == [.words, .key, .plain])
    #expect(parts(several, 40).map(\.means) == [.board(0), .board(1), nil])
    // Names come before the clock.
    #expect(line(one, 14) == " widgetctl")
    #expect(line(one, 5) == "")
  }

  @Test func `the clock changes with the minute and not before`() {
    let second: Int64 = 1_000_000
    for (now, next) in [(0, 60), (59, 60), (60, 120), (-1, 0)] as [(Int64, Int64)] {
      let context = DrawContext(now: Instant(microseconds: now * second))
      #expect(LiveHeader.clock(at: context).change == Instant(microseconds: next * second))
    }
    let later = DrawContext(now: Instant(microseconds: (18 * 3_600 + 24 * 60) * second))
    #expect(LiveHeader.clock(at: later).text == "18:24")
    // The to-do list and the program write 24 hours in every locale.
    let american = DrawContext(now: later.now, locale: LocaleForm(identifier: "en_US"))
    #expect(LiveHeader.clock(at: american).text == "18:24")
  }
}

extension String {
  fileprivate func trimmingSuffix() -> String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
