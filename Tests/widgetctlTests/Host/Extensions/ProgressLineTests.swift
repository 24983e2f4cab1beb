import Testing
import WidgetExtension
import WidgetTerminal

@testable import widgetctl

@Suite("Progress on standard error (CL-17)", .timeLimit(.minutes(2)))
struct ProgressLineTests {
  @Test(arguments: [
    (ProgressNotice(fraction: 0.425, text: "Loading"), "42 %  Loading"),
    (ProgressNotice(fraction: nil, text: "Loading"), "Loading"),
    (ProgressNotice(fraction: 1, text: ""), "100 %"),
    (ProgressNotice(fraction: 7, text: "a"), "100 %  a"),
    (ProgressNotice(fraction: .nan, text: "a"), "a"),
    (ProgressNotice(fraction: -1, text: "\u{1B}[2J"), "0 %  \u{FFFD}[2J"),
    (ProgressNotice(fraction: 0.5, text: "Loading very many things"), "50 %  Loading very…"),
  ])
  func `a notice is a share and words, and fits the terminal`(
    notice: ProgressNotice,
    expected: String
  ) {
    #expect(ProgressLine.text(notice, columns: 19) == expected)
  }
  @Test(arguments: [
    (39, false, "Building Tea in /tmp/tea … 61 s"), (16, false, "Building Tea in…"),
    (39, true, "Building Tea in /tmp/tea ... 61 s"), (16, true, "Building Tea ..."),
  ])
  func `what is waited for is said with its seconds, and fits the terminal`(
    columns: Int,
    isASCII: Bool,
    expected: String
  ) {
    let text = ProgressLine.text(
      "Building Tea in /tmp/tea",
      milliseconds: 61_900,
      columns: columns,
      isASCII: isASCII
    )
    #expect(text == expected)
  }

  @Test func `work is done and its error thrown, with a line and without`() {
    for isShown in [false, true] {
      let line = ProgressLine(isShown: isShown)
      #expect(line.waiting(for: "Adding") { 2 + 3 } == 5)
      #expect(throws: UsageError.conflict("a", "b")) {
        try line.waiting(for: "Failing") { () throws(UsageError) in throw .conflict("a", "b") }
      }
      #expect(line.aside { 1 } == 1)
    }
  }
}
