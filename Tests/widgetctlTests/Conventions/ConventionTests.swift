import Foundation
import Ground
import TestSupport
import Testing
import WidgetRender
import WidgetTerminal

@testable import widgetctl

/// Tests rules for every command in the help's list, so that a new command is tested too.
@Suite("The conventions, command by command", .startsPrograms, .timeLimit(.minutes(20)))
struct ConventionTests {
  /// For each command, the words after its name in a call that succeeds.
  static let samples: [String: [String]] = [
    "show": [], "tap": ["to-do", "1"],
    "perform": ["add-to-do", "--name", "Milk"], "say": ["show my to-dos"], "find": ["ToDo"],
    "run": ["a.intents"], "check": ["a.intents"], "fmt": ["a.intents"], "log": [], "undo": [],
    "redo": [], "refresh": [], "add": ["to-do"], "configure": ["1"], "rename": ["1", "Work"],
    "remove": ["1"], "move": ["1", "1"], "board": ["add", "Work"],
    "stack": ["day", "add", "1"], "list": [], "timeline": ["1"],
    "simulate": ["1", "--for", "1h"],
    "gallery": [],
    "intents": [], "theme": [], "language": [], "extension": ["list"], "schedule": ["print"],
    "config": ["show"], "backup": ["--verify", "a.backup"],
    "import": ["a.txt"], "export": ["out.txt"], "sync": ["calendars"],
    "link": ["create", "hub/todos"],
    "cgi": [],
    "completions": ["bash"], "doctor": [], "help": [],
  ]

  /// Commands that only a key or a signal ends, and that are therefore not called without an
  /// option.
  private static let endless = ["watch"]

  static let names = CommandList.names

  private static func signature(_ name: String) throws -> CommandSignature {
    try #require(CommandList.command(named: name)).signature
  }

  /// Returns calls of a command: a successful one, one with `--help`, and one with a misspelled
  /// option.
  static func calls(_ name: String) throws -> [[String]] {
    var called: [[String]] = []
    if !endless.contains(name) {
      called.append([name] + (try #require(samples[name], "give ConventionTests.samples a call")))
    }
    return called + [[name, "--help"], [name, "--widht"]]
  }

  private static func called(_ name: String) -> [String] { [name] + (samples[name] ?? []) }

  /// Returns the word with its last two letters exchanged.
  private static func mistyped(_ word: String) -> String {
    var letters = Array(word)
    letters.swapAt(letters.count - 1, letters.count - 2)
    return String(letters)
  }

  /// Commands that print a text for another program's file, whose lines must not be wrapped.
  static let forFiles = ["schedule", "completions"]

  /// Returns whether a text is a JSON value, or has a separate JSON value on each line.
  static func isJSONOrLines(_ text: String) -> Bool {
    isJSON(text) || text.split(separator: "\n").allSatisfy { isJSON(String($0)) }
  }

  static func isJSON(_ text: String) -> Bool {
    let value = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    return (value as? [String: Any])?["schemaVersion"] as? Int == 1
  }

  func tried(_ body: @escaping @Sendable (TriedProgram) throws -> Void) async throws {
    try await onThread { try body(try TriedProgram()) }
  }

  // CL-1, CL-2, CL-16
  @Test(arguments: names)
  func `help is a result, examples first, and the short one is the shorter`(name: String)
    async throws
  {
    try await tried { program in
      let (short, whole) = (try program.run([name, "-h"]), try program.run([name, "--help"]))
      for help in [short, whole] {
        #expect(help.code == 0 && help.errors.isEmpty)
        #expect(help.output.split(separator: "\n").dropFirst().first == "examples:")
      }
      #expect(short.output.count < whole.output.count)
      for option in try Self.signature(name).options {
        #expect(whole.output.contains("--\(option.name)"))
      }
      // Said once, in the program's own help.
      #expect(whole.output.contains("exit codes: 'widgetctl --help'"))
      #expect(!whole.output.contains("interrupted; by SIGTERM 143"))
      #expect(try program.run(["help", name]).output == whole.output)
    }
  }

  // CL-16
  @Test(arguments: [[], ["-h"]])
  func `the first help fits a screen of 24 lines and 80 columns, and names every group`(
    words: [String]
  ) async throws {
    try await tried { program in
      let help = try program.run(words)
      #expect(help.code == 0 && help.errors.isEmpty)
      #expect(help.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 25)
      #expect(help.columns <= 80)
      for group in CommandGroups.all { #expect(help.output.contains("\n\(group.title) ")) }
      #expect(help.output.contains(" todo "))
    }
  }

  // CL-2, CL-16
  @Test func `the whole help has every command once, every common option and every exit code`()
    async throws
  {
    #expect(Set(Self.names).count == Self.names.count)
    try await tried { program in
      let help = try program.run(["--help"])
      #expect(try program.run(["help"]).output == help.output)
      let lines = help.output.split(separator: "\n").map {
        $0.split(whereSeparator: { " ,".contains($0) })
      }
      for name in Self.names + [CommandName.shortWords] {
        #expect(lines.contains { $0.prefix(3).contains(Substring(name)) }, "\(name)")
      }
      for option in OptionDefinition.common { #expect(help.output.contains("--\(option.name)")) }
      for code in ExitCode.allCases { #expect(help.output.contains("\n  \(code.rawValue) ")) }
    }
  }

  // CL-9
  @Test(arguments: ["config", "extension", "schedule"])
  func `a word that reads never becomes one that writes, and no word reads`(name: String)
    async throws
  {
    let writing = [
      "set", "unset", "edit", "apply", "add", "remove", "import", "install", "rebuild",
    ]
    try await tried { program in
      let alone = try program.run([name])
      #expect(alone.errors.isEmpty && !alone.output.isEmpty, "\(alone.errors)")
      for word in ["get", "view", "display", "see", "cat", "read", "info", "query"] {
        let wrong = try program.run([name, word])
        #expect(wrong.code == 64)
        #expect(wrong.errors.contains("hint: did you mean: widgetctl \(name) "), "\(wrong.errors)")
        #expect(!writing.contains { wrong.errors.contains("\(name) \($0)") }, "\(wrong.errors)")
      }
    }
  }

  // CL-9
  @Test(arguments: names)
  func `what is missing or too much has a command line as its hint, and no Swift type`(name: String)
    async throws
  {
    try await tried { program in
      let signature = try Self.signature(name)
      for words in [[name], [name, "x", "x", "x", "x"]] where !Self.endless.contains(name) {
        guard words.count == 1 || signature.operands.upperBound < 4 else { continue }
        let wrong = try program.run(words)
        #expect(!wrong.errors.contains("has examples"), "\(wrong.errors)")
        #expect(!wrong.errors.contains(/\b(String|Bool|Int|Double|Optional)\b/), "\(wrong.errors)")
      }
    }
  }

  // CL-1, CL-2, CL-9, CL-15
  @Test(arguments: names)
  func `a mistyped option is an error with what was meant, and no page of usage`(name: String)
    async throws
  {
    try await tried { program in
      let signature = try Self.signature(name)
      // Those of every command are tried with one of them.
      let options = name == "list" ? signature.allOptions : signature.options
      for option in options where option.name.count > 3 {
        let typed = Self.mistyped("--\(option.name)")
        guard !signature.allOptions.contains(where: { "--\($0.name)" == typed }) else { continue }
        let wrong = try program.run(Self.called(name) + [typed, "x"])
        #expect(wrong.code != 0 && wrong.output.isEmpty, "\(name) \(typed)")
        #expect(wrong.errors.hasPrefix("widgetctl: "))
        #expect(wrong.errors.contains("\nhint: "))
        #expect(wrong.errors.split(separator: "\n").count <= 3)
        // An intent's or a widget's parameters are its extension's to suggest.
        guard !signature.takesParameters else { continue }
        #expect(wrong.code == 64)
        let line = (["widgetctl"] + Self.called(name) + ["--\(option.name)", "x"])
          .map(ShellWord.quoted).joined(separator: " ")
        #expect(wrong.errors.contains("hint: did you mean: \(line)"), "\(name) \(typed)")
      }
    }
  }

  // CL-2, CL-9
  @Test(arguments: names)
  func `an option without its value and an argument too many are mistakes`(name: String)
    async throws
  {
    try await tried { program in
      let signature = try Self.signature(name)
      for option in signature.options where option.valueName != nil {
        let wrong = try program.run([name, "--\(option.name)"])
        #expect(wrong.code == 64 && wrong.output.isEmpty)
        #expect(wrong.errors.hasPrefix("widgetctl: '--\(option.name)' needs a value\nhint: "))
      }
      if signature.operands.upperBound < 100 {
        let words = Array(repeating: "x", count: signature.operands.upperBound + 1)
        let wrong = try program.run([name] + words)
        #expect(wrong.code == 64 && wrong.output.isEmpty)
        #expect(wrong.errors.contains("widgetctl \(name)"))
      }
      if signature.operands.lowerBound > 0 {
        let wrong = try program.run([name])
        #expect(wrong.code == 64 && wrong.output.isEmpty)
        #expect(wrong.errors.hasPrefix("widgetctl: missing "))
      }
    }
  }

  // CL-13
  @Test(arguments: names)
  func `what writes refuses another time than now`(name: String) async throws {
    guard try Self.signature(name).isWriting else { return }
    try await tried { program in
      let wrong = try program.run(Self.called(name) + ["--at", "09:00"])
      #expect(wrong.code == 64 && wrong.output.isEmpty)
      #expect(wrong.errors.contains("--at works only with commands that read"))
    }
  }

  // CL-7
  @Test(arguments: names)
  func `an empty environment changes nothing`(name: String) async throws {
    try await tried { program in
      for call in try Self.calls(name) where !Self.changes(name) {
        let (usual, bare) = (try program.run(call), try program.run(call, [:]))
        #expect(bare.code == usual.code, "\(call): \(bare.errors)")
        #expect(bare.errors == usual.errors)
      }
    }
  }

  // CL-14
  @Test(arguments: names)
  func `an output that is closed ends it in silence`(name: String) async throws {
    try await tried { program in
      for call in try Self.calls(name).prefix(2) {
        let usual = Self.changes(name) ? nil : try program.run(call).errors
        let closed = try program.run(call, shell: "| true")
        #expect(!closed.errors.contains("pipe") && !closed.errors.contains("cannot write"))
        let none = try program.run(call, shell: ">&-")
        #expect(!none.errors.contains("cannot write"), "\(call)")
        if let usual { #expect(none.errors == usual || none.errors.isEmpty) }
      }
    }
  }

  // CL-23
  @Test(arguments: names)
  func `a command line in a hint can be pasted, and names the store in use`(name: String)
    async throws
  {
    try await tried { program in
      let wrong = try program.run([name, "--store", "it's here.sqlite", "--zzzz", "x"])
      for hint in wrong.errors.split(separator: "\n") where hint.hasPrefix("hint: '") {
        let line = hint.dropFirst("hint: '".count).prefix(while: { $0 != "\n" })
        guard line.hasPrefix("widgetctl"), let end = line.range(of: "' ", options: .backwards)
        else {
          continue
        }
        let pasted = try program.run(line: String(line[..<end.lowerBound]))
        #expect(pasted.code == 0, "\(line): \(pasted.errors)")
      }
    }
  }

  /// Returns whether the command changes something, so that two calls have another effect than one.
  static func changes(_ name: String) -> Bool {
    (try? signature(name).isWriting) == true
  }

  // CL-9
  @Test(arguments: names)
  func `a mistyped command is told from the others`(name: String) async throws {
    guard name.count > 3 else { return }
    try await tried { program in
      let typed = Self.mistyped(name)
      guard typed != name else { return }
      let wrong = try program.run([typed])
      #expect(wrong.code == 64 && wrong.output.isEmpty)
      #expect(wrong.errors.contains("unknown command '\(typed)'\nhint: "))
      #expect(wrong.errors.contains(name), "\(typed): \(wrong.errors)")
    }
  }
}
