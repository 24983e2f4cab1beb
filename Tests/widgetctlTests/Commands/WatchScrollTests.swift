import TestSupport

#if os(Linux)
import Testing

@testable import widgetctl

/// Tests lists that are longer than their widgets, in the built program's `watch` at a pseudo
/// terminal.
@Suite("Scrolling in watch", .startsPrograms, .timeLimit(.minutes(20)))
struct WatchScrollTests {
  @Test func `rows beyond a widget's height are scrolled to, pressed, filtered and moved`()
    async throws
  {
    try await WatchTests.watch(["watch", "to-do"], columns: 80, rows: 24) { view in
      #expect(view.shows { $0.text.contains("Buy groceries") })
      let names = (1...60).map { "row number \($0)" }.joined(separator: "\n")
      try view.write(names, to: "names")
      #expect(try view.run("todo add - <names").contains("Added 60"))
      #expect(view.shows { $0.text.contains("63 to do") })
      view.press("\t\u{1B}[F")
      #expect(view.shows { $0.text.contains("63 of 63") && $0.text.contains("row number 60") })
      view.press("\r")
      #expect(view.shows { $0.text.contains("Completed 63 “row number 60”") })
      // What is done is the last row, and the focus stays where there is more to do.
      #expect(view.shows { $0.text.contains("1 of 63 done") && $0.text.contains("62 of 63") })
      view.press("u")
      #expect(view.shows { $0.text.contains("Undone: completed 63") })
      view.press("/17 #20\r")
      #expect(view.shows { $0.text.contains("1 of 1") && !$0.text.contains("row number 16 ") })
      view.press("e later\r")
      #expect(view.shows { $0.text.contains("row number 17 later") })
      view.press("\u{1B}")
      #expect(view.shows { $0.text.contains("row number 16 ") })
      view.press("K")
      #expect(view.shows { $0.text.contains("above 19 “row number 16”") })
      // Without a view that scrolls it, nothing more is kept than a widget has room for.
      view.press("q")
      #expect(view.exitCode() == 0)
      let refreshed = try view.run("todo add one more && widgetctl timeline to-do --list")
      #expect(refreshed.contains("to-do,") && !refreshed.contains("scrolled"))
    }
  }
}
#endif
