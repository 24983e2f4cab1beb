import TestSupport

#if os(Linux)
import Foundation
import Ground
import Testing
import WidgetTerminal

@testable import widgetctl

/// Tests the built program's `watch` at a pseudo terminal: keys, clicks, changes of size,
/// suspension and end.
@Suite("Watching widgets", .startsPrograms, .timeLimit(.minutes(20)))
struct WatchTests {
  @Test(arguments: [(80, 24), (120, 40), (40, 12), (30, 10)] as [(UInt16, UInt16)])
  func `a fresh store is made, shown, pressed and taken back`(columns: UInt16, rows: UInt16)
    async throws
  {
    try await Self.watch(columns: columns, rows: rows) { view in
      #expect(view.shows { $0.text.contains("Buy groceries") })
      view.press("\t")
      #expect(view.shows { $0.marked.contains("○") })
      view.press("\r")
      #expect(view.shows { $0.text.contains("Completed 1") })
      #expect(view.shows { $0.text.contains("1 done") || $0.text.contains("✔") })
      view.press("u")
      #expect(view.shows { $0.text.contains("Undone: completed 1") })
      #expect(view.shows { !$0.text.contains("✔") })
      view.press("U")
      #expect(view.shows { $0.text.contains("Done again") })
      view.press("q")
      #expect(view.exitCode() == 0)
      #expect(view.terminal.isOrdinary)
      #expect(!view.screen.isAlternate)
    }
  }

  @Test func `a change by another process is shown, and a new size`() async throws {
    try await Self.watch { view in
      #expect(view.shows { $0.text.contains("Buy groceries") })
      let said = try view.run("perform add-to-do --name Elsewhere")
      #expect(said.contains("Added 4"))
      // 24 rows have room for a medium one, which shows three of the four.
      #expect(view.shows { $0.text.contains("4 to do") })
      view.resize(columns: 120, rows: 40)
      #expect(view.shows { $0.text.contains("╭─") && $0.text.contains("Elsewhere") })
      view.press("q")
      #expect(view.exitCode() == 0)
    }
  }

  @Test func `the line above the widgets says what is late and what is next`() async throws {
    try await Self.watch(columns: 100, rows: 40) { view in
      #expect(view.shows { $0.lines[0].contains("Buy groceries +2") })
      let said = try view.run("todo add Pay rent yesterday")
      #expect(said.contains("Added 4"))
      #expect(view.shows { $0.lines[0].contains("! 1 late · Pay rent +3") })
      view.press(":config set header false\r")
      #expect(view.shows { $0.lines[0].contains("╭") })
      view.press("q")
      #expect(view.exitCode() == 0)
    }
  }

  @Test func `a fresh list's samples are cleared with one key, brought back, and cleared again`()
    async throws
  {
    try await Self.watch { view in
      #expect(view.shows { $0.lines.last?.contains("X clear samples") == true })
      view.press("X")
      #expect(view.shows { $0.text.contains("Removed 3 samples") })
      #expect(view.shows { !$0.text.contains("Call the dentist") })
      view.press("u")
      #expect(view.shows { $0.text.contains("Undone: removed 3 samples") })
      #expect(view.shows { $0.text.contains("Call the dentist") })
      view.press("X")
      #expect(view.shows { $0.text.contains("Removed 3 samples") })
      view.press("X")
      #expect(view.shows { $0.text.contains("there is no unchanged sample") })
      view.press("q")
      #expect(view.exitCode() == 0)
    }
  }

  @Test func `a typed command is completed, done without a shell, answered, and taken back`()
    async throws
  {
    try await Self.watch(columns: 100, rows: 30) { view in
      #expect(view.shows { $0.text.contains("Buy groceries") })
      // Short words are known as soon as the store keeps what the extension offers.
      let listed = try view.run("todo")
      #expect(listed.contains("Buy groceries"))
      view.press(":tod\t")
      #expect(view.shows { $0.text.contains(":todo") })
      view.press("add 'Fix; $(touch hurt)' +home\r")
      #expect(view.shows { $0.text.contains("Added 4 “Fix; $(touch hurt)”") })
      #expect(view.shows { $0.text.contains("4 to do") })
      // Another process's run is not what is taken back.
      let said = try view.run("todo add Elsewhere")
      #expect(said.contains("Added 5"))
      view.press("u")
      #expect(view.shows { $0.text.contains("Undone: added 4") })
      #expect(view.shows { $0.text.contains("Elsewhere") && $0.text.contains("4 to do") })
      view.press(":log\r")
      #expect(view.shows { $0.text.contains("╭─ log") && $0.text.contains("RUN") })
      view.press("q:watch\r")
      #expect(view.shows { $0.text.contains("the live view needs a terminal") })
      view.press(":todo add it's\r")
      #expect(view.shows { $0.text.contains("A quote is open") })
      view.press("q")
      #expect(view.exitCode() == 0)
    }
  }

  @Test func `a click presses, a key of the help is shown, and a search goes to a widget`()
    async throws
  {
    try await Self.watch(columns: 120, rows: 40) { view in
      #expect(view.shows { $0.text.contains("Call the dentist") })
      let row = view.screen.lines.firstIndex { $0.contains("Call the dentist") } ?? 0
      let column = view.screen.lines[row].prefix { $0 != "○" }.count
      view.press("\u{1B}[<0;\(column + 1);\(row + 1)M")
      #expect(view.shows { $0.text.contains("Completed 2") })
      view.press("?")
      #expect(view.shows { $0.text.contains("any key goes back") })
      view.press("x/to-do\r")
      #expect(view.shows { !$0.text.contains("any key goes back") })
      view.press("q")
      #expect(view.exitCode() == 0)
    }
  }

  // WK-96: a widget never asks; the message names the command that does.
  @Test func `a button whose intent asks says which command asks, and that one does`() async throws
  {
    try await Self.watch(columns: 120, rows: 40) { view in
      #expect(view.shows { $0.text.contains("Buy groceries") })
      let added = try view.run("extension add $BIN/PlacesExtension --name Places")
      #expect(added.contains("Added Places"))
      let placed = try view.run("add choosy --size small")
      #expect(placed.contains("Placed"))
      // The widget that another process has placed stands beside the others at once.
      #expect(view.shows { $0.text.contains("Choose") })
      view.press("/choosy\r\r")
      let command = "perform choosy beginsAgain=false"
      #expect(view.shows { $0.text.contains("the arrow up ask for it: \(command)") })
      view.press(":\u{1B}[A\r")
      #expect(view.shows { $0.text.contains("Which?  1 Sour  2 Sweet  3 Like at Home") })
      view.press("3")
      #expect(view.shows { $0.lines.last?.hasPrefix(" likeAtHome") == true })
      view.press("q")
      #expect(view.exitCode() == 0)
    }
  }

  // CL-14
  @Test(arguments: [(SIGTERM, 143), (SIGINT, 130), (SIGQUIT, 131)] as [(Int32, Int32)])
  func `a signal ends the view, and the terminal is as it was`(
    signal: Int32,
    code: Int32
  ) async throws {
    try await Self.watch { view in
      #expect(view.shows { $0.text.contains("Buy groceries") })
      view.signal(signal)
      #expect(view.exitCode() == code)
      #expect(view.terminal.isOrdinary)
      #expect(!view.screen.isAlternate)
    }
  }

  @Test func `a crash leaves the terminal as it was`() async throws {
    try await Self.watch { view in
      #expect(view.shows { $0.text.contains("Buy groceries") })
      view.signal(SIGTRAP)
      _ = view.exitCode()
      #expect(view.terminal.isOrdinary)
      #expect(!view.screen.isAlternate)
    }
  }

  // It holds no gate and no lease: a process that is stopped stops no other.
  @Test func `a view that is stopped holds up no other`() async throws {
    try await Self.watch { view in
      #expect(view.shows { $0.text.contains("Buy groceries") })
      view.signal(SIGSTOP)
      for number in 4..<8 {
        let said = try view.run("perform add-to-do --name N\(number)")
        #expect(said.contains("Added \(number)"))
        let refreshed = try view.run("refresh --force")
        #expect(refreshed == "")
      }
      view.signal(SIGCONT)
      #expect(view.shows { $0.text.contains("N7") || $0.text.contains("more") })
      view.press("q")
      #expect(view.exitCode() == 0)
    }
  }

  @Test func `as lines it says what there is, then what is new, and obeys numbers`() async throws {
    try await Self.watch(["watch", "--linear"]) { view in
      #expect(view.terminal.shown(until: "Water the plants") != nil)
      view.press("1\n")
      #expect(view.terminal.shown(until: "Completed 1") != nil)
      view.press("?\n")
      #expect(view.terminal.shown(until: "q ends") != nil)
      view.press("q\n")
      #expect(view.exitCode() == 0)
    }
  }

  @Test func `without a terminal it says how to go on`() throws {
    let home = TemporaryFolder()
    let said = try Session.output(of: "widgetctl watch", home: home.url)
    #expect(said.contains("the live view needs a terminal"))
    #expect(said.contains("--linear"))
    #expect(said.contains("=> 64"))
  }

  // Several panes, a refresh as cron runs it, and a script: every screen is equal at the end.
  @Test func `several views of one store show the same in the end`() async throws {
    try await onThread {
      let home = TemporaryFolder()
      var views: [WatchedView] = []
      for _ in 0..<2 {
        guard let program = try PromptedProgram(home: home.url, arguments: ["watch"]) else {
          return
        }
        let view = WatchedView(program, home: home.url, columns: 80, rows: 24)
        views.append(view)
        #expect(view.shows { $0.text.contains("Buy groceries") })
      }
      views[0].press("\t\r")
      #expect(views[1].shows { $0.text.contains("✔ Buy groceries") })
      for number in 4...6 {
        _ = try views[0].run("perform add-to-do --name N\(number)")
        _ = try views[0].run("refresh --force")
      }
      #expect(views[0].shows { $0.text.contains("1 of 6 done") && !$0.text.contains("stale") })
      // Above is a clock, below what was done in each; a frame may come in pieces.
      let page = views[0].screen.lines.dropFirst().dropLast()
      #expect(views[1].shows { $0.lines.dropFirst().dropLast() == page })
      for view in views {
        view.press("q")
        #expect(view.exitCode() == 0)
      }
    }
  }

  // A stream is for those who look at it.
  @Test func `a stream is followed while it is in view, and ends with it`() async throws {
    try await Self.watch(columns: 120, rows: 40) { view in
      let script = """
        #!/bin/sh
        # <swiftbar.type>streamable</swiftbar.type>
        exec 9>held; flock -s 9
        echo first; echo '~~~'
        until [ -e next ]; do sleep 0.1; done
        echo second; echo '~~~'
        sleep 71425
        """
      try view.write(script, to: "stream.sh")
      #expect(try view.run("extension add stream.sh && widgetctl add stream").contains("Placed 2"))
      #expect(view.shows { $0.text.contains("first") })
      try view.write("", to: "next")
      #expect(view.shows { $0.text.contains("second") })
      view.press("q")
      #expect(view.exitCode() == 0)
      #expect(try view.run("list >/dev/null; flock -w 60 held echo gone") == "gone\n")
    }
  }

  /// Runs `body` with a live view at its own pseudo terminal, after `commands` were run in its new
  /// home folder.
  static func watch(
    _ arguments: [String] = ["watch"],
    columns: UInt16 = 80,
    rows: UInt16 = 24,
    environment: [String: String] = [:],
    behind commands: [String] = [],
    _ body: @escaping @Sendable (WatchedView) throws -> Void
  ) async throws {
    try await onThread {
      let home = TemporaryFolder()
      for command in commands { _ = try Session.output(of: command, home: home.url) }
      guard
        let program = try PromptedProgram(
          home: home.url,
          arguments: arguments,
          environment: environment,
          columns: columns,
          rows: rows
        )
      else { return }
      try body(WatchedView(program, home: home.url, columns: Int(columns), rows: Int(rows)))
    }
  }
}
#endif
