import TestSupport

#if os(Linux)
import Foundation
import Testing

@testable import widgetctl

/// Tests an extension that is run without widgetctl, and that keeps its picture up to date.
@Suite("Watching an extension by itself", .startsPrograms, .timeLimit(.minutes(20)))
struct WatchedProgramTests {
  private static let enter = "\u{1B}[?1049h"
  private static let leave = "\u{1B}[?1049l"

  /// Runs `body` with the built-in extension at its own pseudo terminal; does nothing if there are
  /// no terminals.
  private func withProgram(
    _ arguments: [String],
    _ body: @escaping @Sendable (PromptedProgram) throws -> Void
  ) async throws {
    try await onThread {
      let home = TemporaryFolder()
      // The file of the built-in extensions serves the one by whose name it is started.
      let link = home.url.appending(path: "HomeWidgets")
      try FileManager.default.createSymbolicLink(
        at: link,
        withDestinationURL: URL(filePath: "\(Session.programs)/BuiltInWidgets")
      )
      let program = try PromptedProgram(home: home.url, program: link.path, arguments: arguments)
      if let program { try body(program) }
    }
  }

  // q and the end of the input. A signal is not among them: until Dispatch has its source, one is lost.
  @Test(arguments: ["q", "\u{04}"])
  func `a key ends the watch, and the terminal is as it was`(key: String) async throws {
    try await withProgram(["--family", "inline", "--watch"]) { program in
      #expect(program.terminal.isOrdinary)
      #expect(program.terminal.shown(until: Self.enter) != nil)
      let picture = try #require(program.terminal.shown(until: "inline"))
      #expect(picture.contains("Buy groceries"))
      #expect(!program.terminal.isOrdinary)
      // Other keys are answered and end nothing.
      program.terminal.press("x")
      #expect(program.terminal.shown(until: "No key 'x' here") != nil)
      program.terminal.press(key)
      #expect(program.terminal.shown(until: Self.leave) != nil)
      #expect(program.exitCode() == 0)
      #expect(program.terminal.isOrdinary)
    }
  }

  @Test func `an hour that is given cannot be watched, and the terminal is left alone`()
    async throws
  {
    try await withProgram(["--watch", "--at", "09:00"]) { program in
      let shown = try #require(program.terminal.shown(until: "cannot be used together"))
      #expect(!shown.contains(Self.enter))
      #expect(program.exitCode() == 64)
      #expect(program.terminal.isOrdinary)
    }
  }
}
#endif
