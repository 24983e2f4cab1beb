#if os(Linux)
import Foundation
import TestSupport
import Testing
import WidgetTerminal

@testable import widgetctl

/// Tests the command `theme` with the answers of a terminal and with the user's choice, at pseudo
/// terminals.
@Suite("The theme at a terminal (BW-15)", .startsPrograms, .timeLimit(.minutes(20)))
struct ThemeTests {
  private static let question = "\u{1B}]11;?\u{1B}\\"
  private static let white = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"

  @Test func `theme asks the terminal, believes it, and keeps the answer`() async throws {
    try await Self.run(["theme"]) { program, home in
      #expect(program.terminal.shown(until: Self.question) != nil)
      program.terminal.press(Self.white)
      let said = program.terminal.shown(until: "#ffffff")
      #expect(said?.contains("Light: the terminal is light, as it answered") == true)
      #expect(program.exitCode() == 0)
      #expect(program.terminal.isOrdinary)
      let kept = try Self.kept(in: home)
      #expect(kept.map { $0.hasSuffix("\nffffff\n") } == [true])
    }
  }

  // A terminal that answers nothing costs 100 ms.
  @Test func `a terminal that does not answer is taken for dark`() async throws {
    try await Self.run(["theme"]) { program, home in
      #expect(program.terminal.shown(until: "Dark: the terminal is dark, as most are") != nil)
      #expect(program.exitCode() == 0)
      let kept = try Self.kept(in: home)
      #expect(kept == [])
    }
  }

  @Test func `watch asks too, and a key that was typed before the answer is obeyed`() async throws {
    try await Self.run(["watch"]) { program, home in
      #expect(program.terminal.shown(until: Self.question) != nil)
      program.terminal.press("?" + Self.white)
      #expect(program.terminal.shown(until: "any key goes back") != nil)
      program.terminal.press("xq")
      #expect(program.exitCode() == 0)
      let kept = try Self.kept(in: home)
      #expect(kept.count == 1)
    }
  }

  @Test func `watch is drawn anew when the theme is set elsewhere`() async throws {
    try await Self.run(["watch"]) { program, home in
      #expect(program.terminal.shown(until: "Buy groceries") != nil)
      // Its ground is white of the sixteen, on which text is black.
      _ = try Session.output(of: "widgetctl theme beige", home: home)
      #expect(program.terminal.shown(until: "30;47m") != nil)
      #expect(program.terminal.shown(until: "Buy groceries") != nil)
      _ = try Session.output(of: "widgetctl undo", home: home)
      #expect(program.terminal.shown(until: "\u{1B}[2J") != nil)
      #expect(program.terminal.shown(until: "Buy groceries")?.contains("47m") == false)
      program.terminal.press("q")
      #expect(program.exitCode() == 0)
    }
  }

  private static func kept(in home: URL) throws -> [String] {
    let folder = home.appending(path: ".cache/widgetctl/terminals")
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try (files ?? []).map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }

  private static func run(
    _ arguments: [String],
    _ body: @escaping @Sendable (PromptedProgram, URL) throws -> Void
  ) async throws {
    try await onThread {
      let home = TemporaryFolder()
      guard let program = try PromptedProgram(home: home.url, arguments: arguments) else { return }
      try body(program, home.url)
    }
  }
}
#endif
