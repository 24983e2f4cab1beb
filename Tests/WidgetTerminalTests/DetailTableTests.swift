import Testing
import WidgetRender

@testable import WidgetTerminal

@Suite("Lists of names and details", .timeLimit(.minutes(2)))
struct DetailTableTests {
  private static let rows = DetailTable([
    .init(
      number: "4",
      title: "Call Grandma",
      details: [
        .init("today 18:30", .notable), .init("high", .weighty), .init("+family", .tag),
        .init("@Home", .list), .init("≡"),
      ]
    ),
    .init(number: "12", title: "Buy milk", details: []),
    .init(number: "13", title: "Pay", details: [.init("! 2 d", .late), .init("+home", .tag)]),
  ])

  private func lines(
    _ columns: Int?,
    isASCII: Bool = false,
    isColored: Bool = false
  ) -> [String] {
    Self.rows.text(columns: columns, isASCII: isASCII, isColored: isColored)
      .split(separator: "\n").map(String.init)
  }

  @Test func `names and details line up, and nothing is cut without a width`() {
    #expect(
      lines(nil) == [
        "4   Call Grandma  today 18:30  high  +family  @Home  ≡", "12  Buy milk",
        "13  Pay           ! 2 d  +home",
      ]
    )
    #expect(lines(80) == lines(nil))
  }

  // A20
  @Test(arguments: [
    (40, "4   Call Grandma  today 18:30  high  ≡"), (36, "4   Call Grandma  today 18:30  high"),
    (31, "4   Call Grandma  today 18:30"), (28, "4   Call Grandma  high  ≡  …"),
    (16, "4   Call Grandma"), (12, "4   Call Gr…"),
  ])
  func `details give way before a name is cut, the first ones last`(columns: Int, first: String) {
    #expect(lines(columns)[0] == first)
  }

  @Test func `a long name moves the dates of others no further than they fit`() {
    #expect(lines(20) == ["4   Call Grandma  ≡", "12  Buy milk", "13  Pay  ! 2 d  …"])
  }

  @Test(arguments: [0, 1, 2, 5, 9, 17, 29, 41, 79])
  func `no line is wider than the terminal, with and without colours`(columns: Int) {
    let plain = lines(columns)
    for line in plain where columns > 4 { #expect(TextWidth.columns(of: line) <= columns) }
    let colored = lines(columns, isColored: true).map { line in
      line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    }
    #expect(colored == plain)
  }

  // CL-3
  @Test func `numbers, late dates, tags and lists have colours of their own, names none`() {
    let colored = lines(nil, isColored: true)
    #expect(
      colored[0].hasPrefix("\u{1B}[36;1m4\u{1B}[0m   Call Grandma  \u{1B}[33mtoday 18:30\u{1B}[0m")
    )
    #expect(
      colored[0].contains(
        "\u{1B}[31;1mhigh\u{1B}[0m  \u{1B}[32m+family\u{1B}[0m  \u{1B}[35m@Home\u{1B}[0m"
      )
    )
    #expect(colored[2].contains("\u{1B}[31m! 2 d\u{1B}[0m"))
  }

  @Test func `ASCII has signs of its own, and control characters are harmless`() {
    #expect(lines(nil, isASCII: true)[0].hasSuffix("@Home  ="))
    let hostile = DetailTable([.init(number: "1", title: "a\u{1B}[2J\nb", details: [])])
    let text = hostile.text(columns: nil, isASCII: false, isColored: true)
    #expect(!text.contains("\u{1B}[2J"))
    #expect(text.split(separator: "\n").count == 1)
  }
}
