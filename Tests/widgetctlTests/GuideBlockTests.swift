import Foundation
import TestSupport
import Testing
import WidgetTerminal

@testable import widgetctl

/// Tests the documents' code blocks that are not sessions: they are run if possible, and otherwise
/// checked as text.
@Suite("Blocks of the documents", .startsPrograms, .timeLimit(.minutes(20)))
struct GuideBlockTests {
  /// For each language of code blocks, how they are checked.
  private static let checked: [String: String] = [
    "console": "run, in the Tutorial and the Cookbook", "sh": "run, or why not",
    "ini": "read by the program",
    "tmux": "its command lines", "crontab": "its command lines", "text": "its command lines",
    "json": "JSON or a part of it, and its command lines",
    "swift": "parsed; that of OwnWidgets is built as a snippet",
    "intents": "scripts/checks/scripts", "": "its command lines",
  ]

  /// The first lines of blocks that are not run, with the reasons; their text is checked instead.
  private static let unrun: [String: String] = [
    "scripts/widgetctl show --size large": "builds", "scripts/widgetctl show": "builds",
    "scripts/install": "builds",
    "sudo apt install ./widgetctl_\(ProgramVersion.text)-1_amd64.deb": "installs",
    "tar xf widgetctl-\(ProgramVersion.text)-linux-x86_64.tar.xz && widgetctl-\(ProgramVersion.text)-linux-x86_64/install.sh":
      "installs",
    "widgetctl watch": "only a key ends it",
    "widgetctl log --follow --json | while read -r run; do": "only a signal ends it",
    "widgetctl extension new Tea && cd Tea": "builds", "widgetctl extension rebuild Tea": "builds",
    "widgetctl extension import ~/Code/Rings --list": "builds, and takes a project's sources",
    "sqlite3 -readonly ~/.local/share/widgetctl/store.sqlite \\":
      "needs a program that may be missing",
    "scripts/test --filter \"Reload policy\"": "builds",
    "scripts/trials/mutate WidgetTimeline": "builds",
    "lldb -- \"$(dirname \"$(readlink -f \"$(command -v swift)\")\")/../libexec/swift/pm/swiftpm-testing-helper\" \\":
      "asks a person",
    "scripts/check --sanitize": "builds", "swift build": "builds, and asks a person",
    "gdb --args .build/debug/widgetctl perform add-to-do --name Milk": "asks a person",
  ]

  /// Shell commands that create harmless substitutes for programs that would change something
  /// outside of the home folder.
  private static let guards = """
    mkdir -p .local/bin .config/systemd
    printf '#!/bin/sh\\nif [ "$1" = -l ]; then cat "$HOME/tab" 2>&-; else cat "$1" >"$HOME/tab"; fi; :\\n' >.local/bin/crontab
    printf '#!/bin/sh\\nexit 0\\n' >.local/bin/editor
    chmod +x .local/bin/*
    """

  /// Shell commands that create what the documents' commands use: a link, a script and to-dos.
  private static let surroundings = """
    ln -s $BIN/widgetctl .local/bin/todo
    printf 'param days: Int = 7\\nprint "\\\\(days)"\\n' >milk.intents
    for n in 1 2 3 4 5; do widgetctl todo add "Task $n @Work"; done
    """

  private static let blocks = Result { try DocumentBlock.all() }

  @Test func `every block is of a form that something checks`() throws {
    for block in try Self.blocks.get() {
      #expect(Self.checked[block.language] != nil, "\(block)")
      if block.language == "console" { #expect(["Tutorial", "Cookbook"].contains(block.name)) }
    }
    let first = Set(try Self.blocks.get().compactMap(\.firstCommand))
    for line in Self.unrun.keys {
      #expect(first.contains(line), "no block begins with it: \(line)")
    }
  }

  @Test(arguments: [
    "README", "OwnWidgets", "Settings", "Backup", "ShortCommands", "Scripts", "Tutorial", "ToDo",
    "Cookbook",
    "Debugging",
    "CONTRIBUTING",
  ])
  func `the commands of a document run, in their order, in one home`(name: String) async throws {
    let blocks = try Self.blocks.get().filter { $0.name == name && $0.language == "sh" }
    try await onThread {
      let folder = TemporaryFolder()
      // The README is for a home that is empty.
      let prepared = name == "README" ? Self.guards : "\(Self.guards)\n\(Self.surroundings)"
      for line in prepared.split(separator: "\n") {
        let said = try Session.output(of: String(line), home: folder.url)
        try #require(!said.contains("=> "), "\(line): \(said)")
      }
      for block in blocks {
        if let first = block.firstCommand, Self.unrun[first] != nil { continue }
        for line in block.lines where !line.isEmpty {
          // An editor has a terminal.
          let isEdited = line.contains("config edit")
          let command = isEdited ? "script -qec 'widgetctl config edit' /dev/null" : line
          let said = try Session.output(
            of: "export VISUAL=editor; \(command)",
            home: folder.url
          )
          #expect(!said.contains("=> "), "\(block), \(line): \(said)")
        }
      }
    }
  }

  @Test func `what is not run is a shell's, and its files are there`() async throws {
    let blocks = try Self.blocks.get().filter { $0.language == "sh" }
    try await onThread {
      let folder = TemporaryFolder()
      for block in blocks {
        let file = folder.url.appending(path: "block.sh")
        // What a debugger is told stands behind its prompt.
        let lines = block.lines.filter { !$0.hasPrefix("(") }.joined(separator: "\n")
        try "\(lines)\n".write(to: file, atomically: true, encoding: .utf8)
        let said = try Session.output(of: "sh -n block.sh", home: folder.url)
        #expect(said.isEmpty, "\(block): \(said)")
        for word in lines.split(whereSeparator: \.isWhitespace) where word.hasPrefix("scripts/") {
          let path = DocumentBlock.package.appending(path: String(word)).path
          #expect(FileManager.default.isExecutableFile(atPath: path), "\(block): \(word)")
        }
      }
    }
  }

  // CL-9
  @Test func `every command line is one that the program understands`() throws {
    var count = 0
    for block in try Self.blocks.get() where block.language != "console" {
      for line in block.lines {
        for words in CommandWords.calls(in: line) {
          count += 1
          #expect(throws: Never.self, "\(block): \(line)") { try CommandWords.check(words) }
        }
      }
    }
    #expect(count > 60)
  }

  // CL-24
  @Test func `settings and pages are read without a complaint`() async throws {
    let blocks = try Self.blocks.get().filter { $0.language == "ini" }
    try await onThread {
      for block in blocks {
        let program = try TriedProgram()
        let text = block.lines.joined(separator: "\n") + "\n"
        let home = URL(filePath: program.path)
        if block.name == "Settings" {
          let isPage = block.lines.first == "[widget]"
          let file = home.appending(path: isPage ? "page" : ".config/widgetctl/config")
          try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
          )
          try text.write(to: file, atomically: true, encoding: .utf8)
          let said = try program.run(isPage ? ["config", "apply", "page"] : ["add", "to-do"])
          #expect(said.code == 0 && said.errors.isEmpty, "\(block): \(said.errors)")
        } else {
          // i3blocks' own: a section, then names and values without blanks around the sign.
          for line in block.lines { #expect(line.contains(/^\[[a-z-]+\]|^[a-z]+=[^ ]/), "\(line)") }
        }
      }
    }
  }

  @Test func `JSON is JSON, and Swift is Swift`() async throws {
    let blocks = try Self.blocks.get()
    for block in blocks where block.language == "json" {
      let text = block.lines.joined(separator: "\n")
      // A part of a file has a name before its value.
      let whole = text.hasPrefix("{") ? text : "{\(text)}"
      #expect(throws: Never.self, "\(block)") {
        try JSONSerialization.jsonObject(with: Data(whole.utf8))
      }
    }
    try await onThread {
      let folder = TemporaryFolder()
      for block in blocks where block.language == "swift" {
        let file = folder.url.appending(path: "Block.swift")
        try block.lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        let said = try Session.output(
          of: "command -v swiftc >.x || exit 0; swiftc -frontend -parse Block.swift",
          home: folder.url
        )
        #expect(said.isEmpty, "\(block): \(said)")
      }
    }
  }
}
