#if os(Linux)
import Foundation
import TestSupport
import Testing

@testable import widgetctl

/// The keys of the to-do list in the live view of the built program.
@Suite("Keys on rows in the live view", .timeLimit(.minutes(5)))
struct RowKeysWatchTests {
  @Test func `a day of to-dos is planned without leaving the view`() async throws {
    try await onThread {
      let home = TemporaryFolder()
      _ = try Session.output(of: "widgetctl todo", home: home.url)
      guard
        let program = try PromptedProgram(
          home: home.url,
          arguments: ["watch", "to-do"],
          columns: 100,
          rows: 26
        )
      else { return }
      let terminal = program.terminal
      #expect(terminal.shown(until: "Water the plants") != nil)
      terminal.press("a")
      terminal.press("Bob's bike --json due:friday")
      #expect(terminal.shown(until: "due Fri") != nil)
      terminal.press("\r")
      #expect(terminal.shown(until: "Added 4 “Bob's bike --json”") != nil)
      terminal.press("a")
      terminal.press("Tea pri:x\r")
      #expect(terminal.shown(until: "“x” is no priority") != nil)
      terminal.press("\u{7F}high\r")
      #expect(terminal.shown(until: "Added 5 “Tea”, high priority") != nil)
      // The first row.
      terminal.press("\t")
      terminal.press("D")
      #expect(terminal.shown(until: "Removed ") != nil)
      terminal.press("u")
      #expect(terminal.shown(until: "Undone: removed") != nil)
      terminal.press("\t")
      terminal.press("p")
      #expect(terminal.shown(until: "Medium") != nil)
      terminal.press("l")
      #expect(terminal.shown(until: "low priority") != nil)
      terminal.press("a")
      terminal.press("\u{1B}[200~Pay rent\nCall Bob\n\u{1B}[201~")
      #expect(terminal.shown(until: "2 lines were pasted") != nil)
      terminal.press("y")
      #expect(terminal.shown(until: "Added 7 “Call Bob”") != nil)
      terminal.press("u")
      #expect(terminal.shown(until: "Undone: added 6") != nil)
      terminal.press("q")
      #expect(program.exitCode() == 0)
      let list = try Session.output(of: "widgetctl todo", home: home.url)
      #expect(list.contains("Bob's bike --json") && list.contains("Tea"))
      #expect(!list.contains("Call Bob"))
    }
  }
}
#endif
