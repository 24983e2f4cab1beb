import Foundation
import TestSupport
import Testing

@testable import widgetctl

/// Checks that an extension that fails does not affect the other extensions (RI-12).
@Suite("A broken extension beside the built-in one", .startsPrograms, .timeLimit(.minutes(20)))
struct BrokenExtensionTests {
  /// A way in which the added program has become unusable, with the message of commands that leave
  /// it out.
  struct Breakage: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The shell command that makes the program `Rogue` in the home folder unusable.
    let command: String
    /// The warning of a command that leaves the extension out; `~` is the home folder.
    let line: String

    /// Returns a shell command that replaces the program by a script, which adds a line to `starts`
    /// at each start.
    private static func build(_ script: String) -> String {
      """
      printf '#!/bin/sh\\necho x >>~/starts\\n%s\\n' '\(script)' >new && chmod 755 new && mv new Rogue
      """
    }

    static let all = [
      Breakage(
        testDescription: "exits",
        command: build("exit 9"),
        line: "extension Rogue exited with code 9 before answering"
      ),
      Breakage(
        testDescription: "crashes",
        command: build("kill -SEGV $$"),
        line: "extension Rogue crashed with signal SIGSEGV"
      ),
      Breakage(
        testDescription: "hangs",
        command: build("exec sleep 71421"),
        line: "extension Rogue hung: no answer after 3 s"
      ),
      Breakage(
        testDescription: "sends nonsense",
        command: build("head -c 64 /dev/zero >&3; exec sleep 71421"),
        line:
          "extension Rogue sent an invalid message: a message of 0 bytes, too short for its header"
      ),
      Breakage(
        testDescription: "is gone",
        command: "rm Rogue",
        line: "extension Rogue has no program that can be run at ~/Rogue"
      ),
      Breakage(
        testDescription: "may not be executed",
        command: "chmod 644 Rogue",
        line: "extension Rogue has no program that can be run at ~/Rogue"
      ),
      Breakage(
        testDescription: "can be changed by others",
        command: "chmod 757 Rogue",
        line: "extension Rogue is not run: others can write to ~/Rogue (757)"
      ),
    ]
  }

  /// Commands that need only the built-in extension, and must print no warning about the other one.
  private static let ownCommands = [
    "widgetctl show", "widgetctl find ToDo", "widgetctl perform add-to-do --name Tea",
    "printf 'add-to-do(name: \"Milk\")\\nprint((find ToDo).count)\\n' | widgetctl run -",
    "widgetctl tap to-do 1", "widgetctl say add oat milk to to-dos",
    "widgetctl intents add-to-do", "widgetctl refresh --force to-do", "widgetctl log",
    "widgetctl list", "widgetctl add to-do --size small",
  ]
  /// Commands that list the widgets or intents of all extensions, and so need each of them.
  private static let lists = [
    "widgetctl gallery", "widgetctl intents", "widgetctl say", "widgetctl extension list",
  ]

  /// Returns the standard error of a command, followed by its exit code if that is not 0.
  private static func complaint(of command: String, in home: URL) throws -> String {
    let quiet = "{ \(command)\n} 2>.complaint >/dev/null; code=$?; cat .complaint; exit $code"
    return try Session.output(of: quiet, home: home)
  }

  private static func added(_ home: URL) throws -> ShellNeighbour {
    let rogue = ShellNeighbour(home: home, name: "Rogue")
    try rogue.build(intent: "brew", widget: "kettle")
    let setUp = "widgetctl show >/dev/null && widgetctl extension add Rogue >/dev/null"
    try #require(try Session.output(of: setUp, home: home) == "")
    return rogue
  }

  private static func starts(in folder: TemporaryFolder) -> Int {
    folder.text("starts").filter { $0 == "x" }.count
  }

  @Test(arguments: Breakage.all)
  func `the built-in widgets go on`(breakage: Breakage) async throws {
    try await onThread {
      let folder = TemporaryFolder()
      let home = folder.url
      _ = try Self.added(home)
      #expect(try Session.output(of: breakage.command, home: home) == "")
      for command in Self.ownCommands {
        #expect(try Self.complaint(of: command, in: home) == "", "\(command)")
      }
      #expect(Self.starts(in: folder) == 0, "what is asked for cannot be its own")
      for command in Self.lists {
        let complaint = try Self.complaint(of: command, in: home)
        #expect(complaint == "widgetctl: \(breakage.line); it is left out\n", "\(command)")
      }
      // The second start tells which of its widgets has stopped it.
      #expect(Self.starts(in: folder) <= 2, "what failed is not asked by each command")
      #expect(try Self.complaint(of: "widgetctl doctor", in: home) == "=> 1\n")
      let words = breakage.line.dropFirst("extension Rogue ".count)
      let doctor = try Session.output(of: "widgetctl doctor | grep Rogue", home: home)
      #expect(doctor.hasPrefix("wrong extension Rogue: ") && doctor.contains(words.prefix(12)))
    }
  }

  @Test func `what is its own says why it fails, and that nothing was changed`() async throws {
    try await onThread {
      let folder = TemporaryFolder()
      let home = folder.url
      let rogue = try Self.added(home)
      try rogue.replace(with: "exit 9")
      let message = "widgetctl: extension Rogue exited with code 9 before answering"
      let hint = "hint: its output is in ~/.local/state/widgetctl/extensions.log"
      let changing = "\(message); nothing was changed\n\(hint)\n=> 69\n"
      let reading = "\(message)\n\(hint)\n=> 69\n"
      #expect(try Self.complaint(of: "widgetctl perform brew", in: home) == changing)
      #expect(try Self.complaint(of: "widgetctl perform Rogue/brew", in: home) == changing)
      #expect(try Self.complaint(of: "widgetctl intents brew", in: home) == reading)
      #expect(try Self.complaint(of: "widgetctl add kettle", in: home) == reading)
    }
  }

  @Test func `one that was built again is asked for what is new`() async throws {
    try await onThread {
      let folder = TemporaryFolder()
      let home = folder.url
      let rogue = try Self.added(home)
      try rogue.build(intent: "pour", widget: "kettle", before: "echo x >>'\(home.path)/starts'")
      let script = "printf 'pour()\\n' | widgetctl check -"
      #expect(try Session.output(of: script, home: home) == "")
      #expect(try Session.output(of: "widgetctl intents pour | head -1", home: home) == "pour\n")
      #expect(Self.starts(in: folder) == 1, "its answer is kept")
      let gone = try Self.complaint(of: "widgetctl intents brew", in: home)
      #expect(gone.hasPrefix("widgetctl: unknown intent 'brew'\n"))
    }
  }

  @Test func `one that works again is heard again`() async throws {
    try await onThread {
      let folder = TemporaryFolder()
      let home = folder.url
      let rogue = try Self.added(home)
      // The same build, which fails for a while.
      try rogue.build(
        intent: "brew",
        widget: "kettle",
        before: "test ! -e '\(home.path)/broken' || exit 9"
      )
      let listed = "widgetctl gallery 2>/dev/null | grep -c kettle"
      #expect(try Session.output(of: "touch broken; \(listed)", home: home) == "0\n=> 1\n")
      #expect(try Session.output(of: "rm broken; \(listed)", home: home) == "0\n=> 1\n")
      // What is its own alone is asked of it at once.
      #expect(try Session.output(of: "widgetctl intents brew | head -1", home: home) == "brew\n")
      #expect(try Session.output(of: listed, home: home) == "1\n")
    }
  }

  @Test func `several are asked at the same time`() async throws {
    try await onThread {
      let folder = TemporaryFolder()
      let home = folder.url
      let names = ["Left", "Right"]
      for (name, other) in zip(names, names.reversed()) {
        let neighbour = ShellNeighbour(home: home, name: name)
        try neighbour.build(intent: name.lowercased(), widget: name.lowercased())
        let add = "widgetctl show >/dev/null && widgetctl extension add \(name) >/dev/null"
        try #require(try Session.output(of: add, home: home) == "")
        // Each answers once both have been started.
        let wait =
          "touch '\(home.path)/\(name).on'\n"
          + "until [ -e '\(home.path)/\(other).on' ]; do sleep 0.01; done"
        try neighbour.build(intent: name.lowercased(), widget: name.lowercased(), before: wait)
      }
      let kinds = "widgetctl extension list --json | grep -cE '\"(Left|Right)\"'"
      #expect(try Session.output(of: kinds, home: home) == "2\n")
    }
  }
}
