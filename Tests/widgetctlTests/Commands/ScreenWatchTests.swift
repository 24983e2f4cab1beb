import TestSupport

#if os(Linux)
import Testing
import WidgetTerminal

@testable import widgetctl

/// Tests the live view of a machine that shows the board of a hub but does not have the hub's list.
@Suite("The board of a hub in the live view", .startsPrograms, .timeLimit(.minutes(20)))
struct ScreenWatchTests {
  /// Commands that link another machine, whose home is `own`, to a hub, and show its board on this
  /// machine.
  ///
  /// This machine also has a list of its own, so it knows the keys for to-dos.
  private static let office = [
    "mkdir own",
    "HOME=~/own widgetctl link create hub/todos; HOME=~/own widgetctl link hub/todos --yes",
    "HOME=~/own widgetctl todo add Buy milk; HOME=~/own widgetctl link --board Office",
    "HOME=~/own widgetctl add to-do --size small --board Office; HOME=~/own widgetctl link now",
    "widgetctl link hub/todos --board Office; widgetctl todo ls",
  ]

  @Test func `keys are refused as a press is, and change no other list`() async throws {
    try await WatchTests.watch(columns: 150, behind: Self.office) { view in
      #expect(view.shows { $0.text.contains("○ Buy milk") })
      view.press("\t")
      #expect(view.shows { $0.marked.contains("○") })
      let words =
        "to-do is on the hub's board 'Office', and this machine does not have the hub's list"
      view.press("s")
      #expect(view.shows { $0.text.contains(words) })
      view.press("q")
      #expect(view.exitCode() == 0)
    }
  }

  @Test func `a text for a key is refused before it changes this machine's list`() async throws {
    try await WatchTests.watch(columns: 150, behind: Self.office) { view in
      #expect(view.shows { $0.text.contains("○ Buy milk") })
      view.press("\t")
      #expect(view.shows { $0.marked.contains("○") })
      view.press("a")
      view.press("Oops\r")
      #expect(view.shows { $0.text.contains("this machine does not have the hub's list") })
      let list = try view.run("todo ls")
      #expect(!list.contains("Oops"))
      // The words stay in the edit, to be used elsewhere.
      #expect(view.shows { $0.text.contains("add: Oops") })
      view.press("\u{1B}")
      #expect(view.shows { !$0.text.contains("add: Oops") })
      view.press("q")
      #expect(view.exitCode() == 0)
    }
  }

  @Test func `a change elsewhere is shown once its picture was made there`() async throws {
    try await WatchTests.watch(columns: 150, behind: Self.office) { view in
      #expect(view.shows { $0.text.contains("○ Buy milk") })
      _ = try view.run("--version; HOME=~/own widgetctl todo add Call Ann")
      #expect(view.shows { $0.text.contains("○ Call Ann") })
      view.press("q")
      #expect(view.exitCode() == 0)
    }
  }
}
#endif
