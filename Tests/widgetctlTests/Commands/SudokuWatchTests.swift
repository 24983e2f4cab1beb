#if os(Linux)
import Foundation
import TestSupport
import Testing

@testable import widgetctl

/// Tests a Sudoku widget in the live view of the built program.
@Suite("Sudoku in the live view (BW-17)", .startsPrograms, .timeLimit(.minutes(20)))
struct SudokuWatchTests {
  @Test func `a digit goes to the place to which the arrows have gone, and stays there`()
    async throws
  {
    try await onThread {
      let home = TemporaryFolder()
      for command in [
        "perform new-game --difficulty easy --seed 7", "remove 1", "add sudoku --size large",
      ] {
        _ = try Session.output(of: "widgetctl \(command)", home: home.url)
      }
      guard
        let program = try PromptedProgram(
          home: home.url,
          arguments: ["watch"],
          columns: 80,
          rows: 26
        )
      else { return }
      let terminal = program.terminal
      #expect(terminal.shown(until: "0/39") != nil)
      // Past Pencil, Clear, Hint and New to A1, then to A3 and down to B3.
      terminal.press("\t\t\t\t\t\u{1B}[C\u{1B}[C\u{1B}[B" + "3")
      #expect(terminal.shown(until: "B3 is 3") != nil)
      terminal.press("\u{1B}[A" + "3")
      #expect(terminal.shown(until: "A3 is 3") != nil)
      terminal.press("\u{7F}")
      #expect(terminal.shown(until: "A3 is empty") != nil)
      terminal.press("u")
      #expect(terminal.shown(until: "Undone") != nil)
      terminal.press("q")
      #expect(program.exitCode() == 0)
      let shown = try Session.output(of: "widgetctl show --color never", home: home.url)
      #expect(shown.contains("Easy 2/39"))
    }
  }
}
#endif
