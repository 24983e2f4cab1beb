import Foundation
import TestSupport
import Testing

@testable import widgetctl

/// Tests rules for what commands do: when they ask, what they need, and how their changes are
/// undone.
@Suite("The conventions, what commands do", .startsPrograms, .timeLimit(.minutes(20)))
struct ChangeConventionTests {
  private static let sampled = CommandList.names.filter { ConventionTests.samples[$0] != nil }

  private static func called(_ name: String) -> [String] {
    [name] + (ConventionTests.samples[name] ?? [])
  }

  private func tried(_ body: @escaping @Sendable (TriedProgram) throws -> Void) async throws {
    try await onThread { try body(try TriedProgram()) }
  }

  // CL-8
  @Test(arguments: sampled)
  func `an option wins over a variable, and that over the settings`(name: String) async throws {
    try await tried { program in
      try program.set("color = always\nascii = true\n")
      let call = Self.called(name)
      for said in [
        try program.run(call + ["--color", "never"]), try program.run(call, ["NO_COLOR": "1"]),
      ] {
        #expect(said.streams.allSatisfy { !$0.contains("\u{1B}") })
        #expect(said.streams.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
      }
      guard name == "show" else { return }
      #expect(try program.run(call).output.contains("\u{1B}"))
    }
  }

  // CL-12, CL-18
  @Test(arguments: sampled)
  func `without a network it does what it did with one`(name: String) async throws {
    try await tried { program in
      guard try program.run(line: "unshare -rn true").code == 0 else { return }
      let words = Self.called(name).map { "'\($0)'" }.joined(separator: " ")
      let alone = try program.run(line: "unshare -rn widgetctl \(words)")
      let other = try TriedProgram()
      let usual = try other.run(Self.called(name))
      let errors = usual.errors.replacing(other.path, with: program.path)
      #expect(alone.code == usual.code, "\(alone.errors)")
      // What a namespace shows of the system is the doctor's to say.
      if name != "doctor" { #expect(alone.errors == errors) }
    }
  }

  // CL-22, CL-1
  @Test(arguments: [
    "perform add-to-do --name Milk", "todo done 1", "tap to-do 1",
    "say complete Buy groceries in to-dos",
    "add to-do --size small", "configure 1 --size medium", "rename 1 Work", "remove 1",
    "theme dark", "theme beige", "language tr", "board add Work", "board rename home Desk",
    "stack day add 1", "stack day add to-do --size small",
  ])
  func `a change is said in a line, and undo takes all of it back`(call: String) async throws {
    try await tried { program in
      let before = try program.state()
      let said = try program.run(line: "widgetctl \(call)")
      #expect(said.code == 0 && said.errors.isEmpty, "\(said.errors)")
      #expect(said.output.split(separator: "\n").count == 1, "\(said.output)")
      #expect(try program.state() != before)
      #expect(try program.run(["undo"]).code == 0)
      #expect(try program.state() == before)
      #expect(try program.run(["redo"]).code == 0)
      #expect(try program.state() != before)
    }
  }

  // CL-11
  @Test(arguments: [
    "todo done 1", "rename 1 Work", "configure 1 --size medium", "theme dark", "move 1 1",
    "stack day add 1",
  ])
  func `to repeat a change is safe`(call: String) async throws {
    try await tried { program in
      #expect(try program.run(line: "widgetctl \(call)").code == 0)
      let once = try program.state()
      #expect(try program.run(line: "widgetctl \(call)").code == 0)
      #expect(try program.state() == once)
    }
  }
}

extension TriedProgram {
  /// Writes the settings file in the home folder.
  fileprivate func set(_ settings: String) throws {
    let folder = URL(filePath: path).appending(path: ".config/widgetctl")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try settings.write(to: folder.appending(path: "config"), atomically: true, encoding: .utf8)
  }

  /// Returns the output of commands that together show everything that a command can change.
  fileprivate func state() throws -> [String] {
    try [
      ["find", "ToDo", "--json"], ["config", "export"], ["theme", "--json"],
      ["language", "--json"], ["board", "--json"],
    ].map { try run($0).output }
  }
}
