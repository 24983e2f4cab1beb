import TestSupport

#if os(Linux)
import Foundation
import Testing

@testable import widgetctl

/// Tests the prompt of the built program's `run` at a pseudo terminal.
@Suite("Prompt of run", .startsPrograms, .timeLimit(.minutes(20)))
struct PromptTests {
  @Test func `inputs see the names of those before them, and mistakes lose nothing`() async throws {
    try await Self.atPrompt { program in
      #expect(program.answer(to: "let count = 6") == "")
      #expect(program.answer(to: "count * 7") == "42\n")
      let mistake = try #require(program.answer(to: "count + \"a\""))
      #expect(mistake.contains("input:1:"))
      #expect(mistake.contains("^"))
      #expect(program.answer(to: "count") == "6\n")
      #expect(program.answer(to: "func twice(n: Int) -> Int { return n * 2 }") == "")
      #expect(program.answer(to: "twice(n: count)") == "12\n")
      #expect(program.answer(to: "let count = \"again\"") == "")
      #expect(program.answer(to: "count") == "again\n")
      program.terminal.press("\u{04}")
      #expect(program.exitCode() == 0)
      #expect(program.terminal.isOrdinary)
    }
  }

  @Test func `what a failed input did not get to bind is not there`() async throws {
    try await Self.atPrompt { program in
      #expect(program.answer(to: "let a = 1") == "")
      #expect(program.answer(to: "let zero = 0") == "")
      #expect(program.answer(to: "let a = a / zero")?.contains("error: ") == true)
      #expect(program.answer(to: "a") == "1\n")
      #expect(program.answer(to: "let b = a / zero")?.contains("error: ") == true)
      #expect(program.answer(to: "b")?.contains("nothing is called `b`") == true)
      program.terminal.press("exit 3\r")
      #expect(program.exitCode() == 3)
    }
  }

  @Test func `intents run, and what fails in an atomic block is taken back`() async throws {
    try await Self.atPrompt { program in
      let added = try #require(program.answer(to: "add-to-do(name: \"Buy milk\")"))
      #expect(added.contains("Buy milk"))
      let failed = program.answer(to: "atomic { add-to-do(name: \"Gone\"); fail \"no\" }")
      #expect(failed?.contains("no") == true)
      #expect(program.answer(to: "find ToDo where name == \"Gone\"") == "[]\n")
      let found = program.answer(to: "find ToDo where name == \"Buy milk\"")
      #expect(found?.contains("Buy milk") == true)
      program.terminal.press("\u{04}")
      #expect(program.exitCode() == 0)
    }
  }

  @Test func `an interrupt ends what runs and not the prompt`() async throws {
    try await Self.atPrompt { program in
      program.terminal.press("wait 600 s\r")
      #expect(program.terminal.shown(until: "\u{1B}[?2004l") != nil)
      program.terminal.press("\u{03}")
      #expect(program.terminal.shown(until: "cancelled") != nil)
      #expect(program.terminal.shown(until: "> ") != nil)
      #expect(program.answer(to: "1 + 1") == "2\n")
      program.terminal.press("\u{04}")
      #expect(program.exitCode() == 0)
    }
  }

  @Test func `a question is answered at the terminal`() async throws {
    try await Self.atPrompt { program in
      program.terminal.press("let name = ask \"Who?\"\r")
      #expect(program.terminal.shown(until: "Who? ") != nil)
      program.terminal.press("世界\r")
      #expect(program.terminal.shown(until: "\u{1B}[?2004h") != nil)
      #expect(program.answer(to: "name") == "世界\n")
      program.terminal.press("\u{04}")
      #expect(program.exitCode() == 0)
    }
  }

  // WK-39
  @Test func `an intent at the prompt learns which widgets are placed`() async throws {
    try await Self.inHome { home in
      let placed = try Session.output(
        of: "widgetctl extension add $BIN/PlacesExtension && widgetctl add place --city Oslo",
        home: home
      )
      #expect(placed.contains("place, small"))
      let program = try #require(try PromptedProgram(home: home))
      #expect(program.terminal.shown(until: "> ") != nil)
      #expect(
        program.answer(to: "print(list-placed())") == "PlaceWidget systemSmall city=Oslo\n"
      )
      program.terminal.press("\u{04}")
      #expect(program.exitCode() == 0)
    }
  }

  @Test func `the next prompt knows what was entered at this one`() async throws {
    try await Self.inHome { home in
      for keys in ["print 1 +\r1\r", "\u{1B}[A\r"] {
        let program = try #require(try PromptedProgram(home: home))
        #expect(program.terminal.shown(until: "> ") != nil)
        program.terminal.press(keys)
        #expect(program.terminal.shown(until: "\u{1B}[?2004l2\r\n") != nil)
        #expect(program.terminal.shown(until: "> ") != nil)
        program.terminal.press("\u{04}")
        #expect(program.exitCode() == 0)
      }
      let file = home.appending(path: ".local/state/widgetctl/history").path
      #expect(FileStamp(path: file)?.permissions == 0o600)
    }
  }

  private static func atPrompt(
    _ body: @escaping @Sendable (PromptedProgram) throws -> Void
  ) async throws {
    try await inHome { home in
      let program = try #require(try PromptedProgram(home: home))
      #expect(program.terminal.shown(until: "> ") != nil)
      try body(program)
    }
  }

  /// Runs `body` with a new home folder, on a separate thread, because it waits for a program.
  private static func inHome(
    _ body: @escaping @Sendable (URL) throws -> Void
  ) async throws {
    let folder = TemporaryFolder()
    let home = folder.url
    try await onThread { try body(home) }
  }
}
#endif
