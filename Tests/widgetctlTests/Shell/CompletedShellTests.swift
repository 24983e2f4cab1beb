import TestSupport

#if os(Linux)
import Foundation
import Testing

@testable import widgetctl

/// Tests completion in real shells at pseudo terminals, in which the tab key is pressed (CL-16).
@Suite("Completion in a shell", .startsPrograms, .timeLimit(.minutes(20)))
struct CompletedShellTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let shell: String
    let options: [String]
    /// The line that a user adds to the shell's startup file.
    let setup: String

    var path: String { "/usr/bin/\(shell)" }
    var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }
    var testDescription: String { shell }

    static let all = [
      Case(
        shell: "bash",
        options: ["--norc", "--noprofile", "-i"],
        setup: "source <(widgetctl completions bash)"
      ),
      Case(
        shell: "zsh",
        options: ["-f", "-i"],
        setup: "autoload -U compinit; compinit -D; source <(widgetctl completions zsh)"
      ),
      Case(
        shell: "fish",
        options: ["--no-config", "-i"],
        setup: "widgetctl completions fish | source"
      ),
    ].filter(\.isThere)
  }

  @Test("a command, a size, and a to-do by its name are completed", arguments: Case.all)
  func completed(_ shell: Case) async throws {
    try await onThread {
      let home = TemporaryFolder()
      let environment = ["PATH": "\(Session.programs):/usr/bin:/bin", "PS1": "> "]
      guard
        let program = try PromptedProgram(
          home: home.url,
          program: shell.path,
          arguments: shell.options,
          environment: environment
        )
      else { return }
      let terminal = program.terminal
      // What marks the end of a command must not be what the terminal echoes of it.
      terminal.press(
        "widgetctl show > /dev/null; widgetctl todo add x @Office > /dev/null; \(shell.setup); echo rea''dy\r"
      )
      try #require(terminal.shown(until: "ready") != nil)
      terminal.press("widgetctl ref\t")
      try #require(terminal.shown(until: "refresh") != nil)
      terminal.press("\u{15}widgetctl show --size=la\t")
      try #require(terminal.shown(until: "large") != nil)
      terminal.press("\u{15}widgetctl perform complete-to-do Water\t")
      try #require(terminal.shown(until: #"\ the\ plants"#) != nil)
      terminal.press("\u{15}widgetctl todo add tea @Off\t")
      try #require(terminal.shown(until: "Office") != nil)
      terminal.press("\u{15}widgetctl todo add tea p\tm\t")
      try #require(terminal.shown(until: "pri:medium") != nil)
      terminal.press("\u{15}exit\r")
      _ = program.exitCode()
    }
  }
}
#endif
