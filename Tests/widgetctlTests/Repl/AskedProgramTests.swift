import TestSupport

#if os(Linux)
import Foundation
import Testing

@testable import widgetctl

/// Tests the questions of a command at a terminal for values that it needs.
@Suite("Questions of perform", .startsPrograms, .timeLimit(.minutes(20)))
struct AskedProgramTests {
  // CL-5, CL-21
  @Test func `what an intent needs is asked for, with the numbers of what there is`() async throws {
    try await Self.perform("complete-to-do") { program in
      let asked = try #require(program.terminal.shown(until: "? "))
      #expect(asked.contains("1  Buy groceries"))
      #expect(asked.contains("3  Water the plants"))
      program.terminal.press("3\r")
      #expect(program.terminal.shown(until: "Completed 3") != nil)
      #expect(program.exitCode() == 0)
    }
  }

  @Test func `no answer is a negative one, and nothing is changed`() async throws {
    try await Self.perform("complete-to-do") { program in
      #expect(program.terminal.shown(until: "? ") != nil)
      program.terminal.press("\u{04}")
      #expect(program.exitCode() == 1)
    }
  }

  private static func perform(
    _ intent: String,
    _ body: @escaping @Sendable (PromptedProgram) throws -> Void
  ) async throws {
    try await onThread {
      let home = TemporaryFolder()
      guard let program = try PromptedProgram(home: home.url, arguments: ["perform", intent])
      else { return }
      try body(program)
    }
  }
}
#endif
