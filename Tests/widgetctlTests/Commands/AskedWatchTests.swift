import TestSupport

#if os(Linux)
import Testing
import WidgetTerminal

@testable import widgetctl

/// Answers questions of commands that `watch` has started, at a pseudo terminal.
@Suite("Answering commands in the live view", .startsPrograms, .timeLimit(.minutes(10)))
struct AskedWatchTests {
  // CL-5
  @Test func `a command that asks is answered by keys, and one that is left changes nothing`()
    async throws
  {
    try await WatchTests.watch(columns: 100, rows: 30) { view in
      #expect(view.shows { $0.text.contains("Buy groceries") })
      let added = try view.run(
        "extension add $BIN/PlacesExtension --name Places && widgetctl add choosy"
      )
      #expect(added.contains("Placed 2"))
      view.press(":extension remove Places\r")
      #expect(view.shows { $0.text.contains("y yes  n no") })
      // Any other key is no answer.
      view.press("q\r:n")
      #expect(view.shows { $0.lines.last?.hasPrefix(" ! declined: nothing was removed") == true })
      #expect(try view.run("list").contains("choosy"))
      view.press(":extension remove Places\r")
      #expect(view.shows { $0.text.contains("y yes  n no") })
      view.press("y")
      #expect(view.shows { $0.text.contains("Forgot the extension Places") })
      #expect(try view.run("list").contains("choosy") == false)
      view.press("q")
      view.press(":perform rename-to-do --name Paint\r")
      #expect(view.shows { $0.text.contains("2  Call the dentist") })
      view.press("2\r")
      #expect(view.shows { $0.lines.last?.contains("“Paint”") == true })
      view.press("q")
      #expect(view.exitCode() == 0)
    }
  }

  @Test
  func `several questions of one command follow each other, and its program asks no one else`()
    async throws
  {
    try await WatchTests.watch(columns: 100, rows: 30) { view in
      #expect(view.shows { $0.text.contains("Buy groceries") })
      try view.write(
        """
        confirm "Sure?"
        let name = ask "Which name?"
        print "named \\(name)"
        """,
        to: "ask.intents"
      )
      view.press(":run ask.intents\r")
      #expect(view.shows { $0.text.contains("Sure?  y yes") })
      view.press("y")
      #expect(view.shows { $0.text.contains("Which name?") })
      view.press("Ada\r")
      #expect(view.shows { $0.lines.last?.hasPrefix(" named Ada") == true })
      // A view that ends answers nothing: what waits is left.
      view.press(":perform rename-to-do --name Paint\r")
      #expect(view.shows { $0.text.contains("2  Call the dentist") })
      view.signal(15)
      #expect(view.exitCode() == 143)
      #expect(try view.run("log; widgetctl todo").contains("Paint") == false)
    }
  }
}
#endif
