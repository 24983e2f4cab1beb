import Testing

@testable import WidgetTerminal

// CL-20
@Suite("How many rows pictures may take", .timeLimit(.minutes(2)))
struct HeightDecisionTests {
  private func rows(
    isTerminal: Bool = true,
    terminal: Int? = nil,
    isPaged: Bool = false,
    lines: String? = nil
  ) -> Int? {
    HeightDecision.rows(
      isTerminal: isTerminal,
      terminal: terminal,
      isPaged: isPaged,
      environment: EnvironmentVariables(lines.map { ["LINES": $0] } ?? [:])
    )
  }

  @Test func `a terminal's rows without the line of the prompt, else LINES, else 24`() {
    #expect(rows(terminal: 40, lines: "10") == 39)
    #expect(rows(lines: "10") == 9)
    #expect(rows() == 23)
    #expect(rows(terminal: 1) == 1)
  }

  @Test(arguments: ["", "x", "0", "-3", "10001"])
  func `LINES that is no height counts for nothing`(lines: String) {
    #expect(rows(lines: lines) == 23)
  }

  @Test func `into a pipe everything is drawn, but a page that is asked for has an end`() {
    #expect(rows(isTerminal: false, lines: "10") == nil)
    #expect(rows(isTerminal: false, isPaged: true, lines: "10") == 9)
    #expect(rows(isTerminal: false, isPaged: true) == 23)
  }

  @Test func `a page is a number from 1 on`() throws {
    #expect(try HeightDecision.page(option: nil) == nil)
    #expect(try HeightDecision.page(option: "2") == 2)
    for text in ["0", "-1", "two", ""] {
      #expect(throws: UsageError.self) { try HeightDecision.page(option: text) }
    }
  }
}
