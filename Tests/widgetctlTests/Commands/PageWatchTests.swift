#if os(Linux)
import TestSupport
import Testing

/// Tests how widgets are added, moved and removed in the live view of the built program.
@Suite("Editing the page in the live view", .startsPrograms, .timeLimit(.minutes(20)))
struct PageWatchTests {
  @Test func `the page is edited by commands, taken back as one, and brought back as one`()
    async throws
  {
    try await WatchTests.watch(columns: 120, rows: 40) { view in
      #expect(view.shows { $0.text.contains("Buy groceries") })
      let said = try view.run("board add Work")
      #expect(said.contains("Added board"))
      #expect(view.shows { $0.text.contains("home  Work") })
      view.press("\u{1B}2")
      #expect(view.shows { $0.text.contains("No widget is here") })
      view.press("m")
      #expect(view.shows { $0.text.contains("EDIT") })
      view.press("A")
      #expect(view.shows { $0.text.contains("Sudoku") })
      view.press("sudoku\u{1B}[D\u{1B}[D\r")
      #expect(view.shows { $0.text.contains("Placed 2 (sudoku, small) on board “Work”") })
      view.press("+")
      #expect(view.shows { $0.text.contains("Configured 2 (sudoku, small): size medium") })
      view.press("nMine\r")
      #expect(view.shows { $0.text.contains("⠿ Mine") })
      view.press("\u{1B}")
      #expect(view.shows { $0.text.contains("Undo all 3 changes") })
      view.press("y")
      #expect(view.shows { $0.text.contains("Undone: the whole edit, 3 changes") })
      #expect(try view.run("list").contains("sudoku") == false)
      view.press("U")
      #expect(view.shows { $0.text.contains("Done again: the whole edit, 3 changes") })
      #expect(try view.run("list").contains("Mine  sudoku"))
      view.press("q")
      #expect(view.exitCode() == 0)
    }
  }
}
#endif
