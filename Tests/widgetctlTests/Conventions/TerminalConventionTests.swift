#if os(Linux)
import Foundation
import TestSupport
import Testing
import WidgetRender

@testable import WidgetTerminal
@testable import widgetctl

/// Tests what commands write to a terminal and to a pipe, and what they show while the user waits.
@Suite("The conventions, terminals and pipes", .startsPrograms, .timeLimit(.minutes(20)))
struct TerminalConventionTests {
  /// How a test can make a command wait; `never` has the reason why the command does not wait.
  private enum Wait: Sendable {
    /// The arguments with which the command sends a request to the program that does not answer.
    case asks(String)
    case never(String)
  }

  private static let names = CommandList.names

  /// How each command can be made to wait; a new command must be added here.
  private static let waits: [String: Wait] = [
    "refresh": .asks("--force stuck"), "tap": .asks("2 1"), "undo": .asks("--wait"),
    "redo": .asks("--wait"),
    "perform": .asks("press-item --hidden --item $(widgetctl tap 2 | sed -n 's/.*item=//p')"),
    "language": .asks("tr"), "extension": .asks("add ./stuck.5m.sh --name other"),
    "run": .never("an intent of a script is a request as 'perform' makes it"),
    "say": .never("a phrase is performed as 'perform' does"),
    "show": .never("a program that prints is not run for it: what it printed last is drawn"),
    "watch": .never("what waits are commands of their own; its last line says so"),
    "timeline": .never("a program that prints is not run for it: what it printed last is drawn"),
    "simulate": .asks("2 --for 1h"),
    "doctor": .never("what an extension offers is known without running its program"),
    "gallery": .never("a program that prints is not run for it: what it printed last is drawn"),
    "add": .never("a picture is made when it is shown"),
    "configure": .never("a picture is made when it is shown"),
    "theme": .never("a picture is kept for both appearances"),
    "find": .never("a program that prints has no entities"),
    "check": .never("files alone"), "fmt": .never("files alone"), "log": .never("the store alone"),
    "rename": .never("the store alone"), "remove": .never("the store alone"),
    "board": .never("the store alone"), "stack": .never("the store alone"),
    "move": .never("the store alone"), "list": .never("the store alone"),
    "intents": .never("what an extension offers is in the store"),
    "config": .never("a page is made when it is shown"),
    "schedule": .never("the timer's own program answers at once"),
    "backup": .never("the store and a file alone"),
    "import": .never("the to-do list answers at once"),
    "export": .never("the to-do list answers at once"),
    "sync": .never("the to-do list answers at once"),
    "link": .never("a hub of this machine answers at once, and ssh says itself what it waits for"),
    "cgi": .never("a web server waits, and no person"),
    "completions": .never("texts alone"), "help": .never("texts alone"),
  ]

  /// Commands that handle a signal before they end, because they must delete a folder.
  private static let cleaners: Set<String> = ["simulate"]

  /// A home folder with a widget whose program waits until a pipe has a writer.
  private static let stuck = Result {
    let program = try TriedProgram()
    try """
    #!/bin/sh
    [ ! -p "$HOME/gate" ] || cat "$HOME/gate"
    echo "ready"
    echo "---"
    echo "Press | shell=$0 refresh=true"

    """.write(toFile: "\(program.path)/stuck.5m.sh", atomically: true, encoding: .utf8)
    for line in [
      "chmod +x stuck.5m.sh; widgetctl extension add ./stuck.5m.sh --yes", "widgetctl add stuck",
      "widgetctl show stuck", "widgetctl language en; widgetctl undo",
    ] {
      let said = try program.run(line: line)
      try #require(said.code == 0, "\(line): \(said.errors)")
    }
    return program
  }

  // CL-17
  @Test(arguments: names)
  func `what a person waits for is said at a terminal, and a key ends it`(name: String)
    async throws
  {
    guard case .asks(let call) = try #require(Self.waits[name], "say what it waits for") else {
      return
    }
    try await onThread {
      let home = try TriedProgram(copying: try Self.stuck.get())
      if name == "undo" { _ = try home.run(["redo"]) }
      _ = try home.run(line: "mkfifo gate")
      // A program inherits what this thread lets through.
      SignalAction.unblock([SIGINT])
      let program = try PromptedProgram(
        home: URL(filePath: home.path),
        program: "/bin/sh",
        arguments: ["-c", "PATH=\(Session.programs):$PATH; exec widgetctl \(name) \(call)"]
      )
      guard let program else { return }
      #expect(program.terminal.shown(until: " … 0 s") != nil, "\(name) waits in silence")
      program.terminal.press("\u{3}")
      #expect(program.exitCode() == (Self.cleaners.contains(name) ? 128 + SIGINT : SIGINT))
    }
  }

  /// A home folder with names and titles that are longer than any line.
  private static let long = Result {
    let program = try TriedProgram()
    for line in [
      "widgetctl rename 1 '\(longWord.prefix(40))'", "widgetctl todo add '\(longWord)'",
      "widgetctl configure 1 --title '\(longWord)'", "widgetctl show",
    ] {
      let said = try program.run(line: line)
      try #require(said.code == 0, "\(line): \(said.errors)")
    }
    return program
  }

  private static let longWord = "Zu" + String(repeating: "x", count: 120) + "end"

  /// For each command that prints a table, the arguments with which it does so.
  private static let tables: [String: [String]] = [
    "find": ["ToDo"], "log": [], "list": [], "intents": [], "timeline": ["1", "--list"],
    "tap": ["1"], "extension": ["list"], "config": ["show"], "simulate": ["1", "--for", "1h"],
  ]

  /// Commands whose tables contain words from pictures, with the reasons.
  private static let drawn = ["tap": "a control is called what its picture shows of it"]

  /// Returns whether the text has a line with headings in capitals above columns.
  private static func isTable(_ text: String) -> Bool {
    text.split(separator: "\n").contains { $0.contains(/^ *[A-Z]{2,}  +[A-Z]/) }
  }

  // CL-19
  @Test(arguments: names)
  func `a table in a pipe is whole, and within a width that is asked for`(name: String)
    async throws
  {
    // The live view has no table, and no end.
    guard let sample = Self.tables[name] ?? ConventionTests.samples[name] else { return }
    try await onThread {
      let program = try TriedProgram(copying: try Self.long.get())
      let call = [name] + sample
      let whole = try TriedProgram(copying: program).run(call).output
      try #require(
        Self.isTable(whole) == (Self.tables[name] != nil),
        "a command with a table has a call in 'tables'"
      )
      guard Self.isTable(whole) else { return }
      // What an intent said of itself is as short as it was said, and `TAG…` is a value that may repeat.
      if Self.drawn[name] == nil {
        let written = whole.replacing(/“[^”]*…”/, with: "").replacing(/[A-Z]…/, with: "")
        #expect(!written.contains("…"), "\(whole)")
      }
      let lines = whole.split(separator: "\n").count
      for (words, variables) in [
        (call + ["--width", "40"], ["TZ": "UTC"]), (call, ["TZ": "UTC", "COLUMNS": "40"]),
      ] {
        let narrow = try TriedProgram(copying: program).run(words, variables)
        #expect(narrow.columns <= 40, "\(narrow.output)")
        #expect(narrow.output.split(separator: "\n").count >= lines)
      }
      let terminal = try #require(
        try program.shown(by: call, columns: 40, rows: 50)
      )
      for line in terminal { #expect(TextWidth.columns(of: line) <= 40, "\(line)") }
    }
  }

  // CL-20
  @Test(arguments: names)
  func `pages of pictures fit a terminal's height and width, and a pipe has all`(name: String)
    async throws
  {
    // Declared by the option that turns the page.
    let signature = try #require(CommandList.command(named: name)).signature
    guard signature.options.contains(.page) else { return }
    try await onThread {
      let program = try TriedProgram()
      _ = try program.run(line: "for n in 1 2 3 4; do widgetctl add to-do --size large; done")
      let call = signature.name == "gallery" ? ["gallery", "--pictures"] : [name]
      let whole = try program.run(call)
      #expect(whole.errors.isEmpty && whole.output.split(separator: "\n").count > 40)
      for (columns, rows) in [(80, 24), (44, 12), (24, 6)] as [(UInt16, UInt16)] {
        for page in [[], ["--page", "2"]] {
          let shown = try #require(
            try program.shown(by: call + page, columns: columns, rows: rows)
          )
          #expect(!shown.isEmpty && shown.count < Int(rows), "\(call + page): \(shown)")
          for line in shown { #expect(TextWidth.columns(of: line) <= Int(columns), "\(line)") }
        }
      }
    }
  }
}

extension TriedProgram {
  /// Returns the lines that a call leaves on a terminal of this size; `nil` if the system has no
  /// pseudo terminals.
  fileprivate func shown(by call: [String], columns: UInt16, rows: UInt16) throws -> [String]? {
    let words = call.map { "'\($0)'" }.joined(separator: " ")
    let program = try PromptedProgram(
      home: URL(filePath: path),
      program: "/bin/sh",
      arguments: ["-c", "PATH=\(Session.programs):$PATH; widgetctl \(words); printf 'the end'"],
      columns: columns,
      rows: rows
    )
    guard let program else { return nil }
    let shown = try #require(program.terminal.shown(until: "the end"))
    _ = program.exitCode()
    return shown.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      .split(separator: "\r\n", omittingEmptySubsequences: false).dropLast().map { String($0) }
  }
}
#endif
