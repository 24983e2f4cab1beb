import Foundation
import TestSupport

@testable import widgetctl

/// A session of shell commands with their outputs.
///
/// A line `$ command` is run by `sh` in a new home folder. Below it are its standard output, its
/// standard error, and `=> code` if the exit code is not 0.
///
/// Parts that differ between runs are replaced: `~` is the home folder, `@bin` the folder of the
/// programs, and a row of x a random id.
struct Session {
  struct Step {
    let command: String
    var output: String
  }

  let name: String
  private(set) var steps: [Step] = []

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Sessions")

  static var names: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }

  private static func file(named name: String) -> URL { folder.appending(path: "\(name).txt") }

  init(named name: String) throws {
    self.init(name: name, text: try String(contentsOf: Self.file(named: name), encoding: .utf8))
  }

  /// Parses the text of a session.
  init(name: String, text: String) {
    self.name = name
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), output: ""))
      } else if !steps.isEmpty {
        steps[steps.count - 1].output += line + "\n"
      }
    }
  }

  /// Runs all commands, and returns the session with their new outputs.
  ///
  /// `preparation` is a command that is run first. A separate thread waits for the programs,
  /// because all tests' tasks share few threads.
  func rerun(after preparation: String? = nil) async throws -> Session {
    try await onThread { try run(after: preparation) }
  }

  private func run(after preparation: String?) throws -> Session {
    let folder = TemporaryFolder()
    let home = folder.url
    if let preparation { _ = try Self.output(of: preparation, home: home) }
    var session = self
    for index in steps.indices {
      session.steps[index].output = try Self.output(of: steps[index].command, home: home)
    }
    return session
  }

  func record() throws {
    let text = steps.map { "$ \($0.command)\n\($0.output)" }.joined()
    try text.write(to: Self.file(named: name), atomically: true, encoding: .utf8)
  }

  /// The folder of the built programs.
  ///
  /// It is the one in WIDGETCTL_PROGRAMS, which `scripts/test --release` sets, or that of the test
  /// runner, or else SwiftPM's debug folder.
  static var programs: String {
    if let named = ProcessInfo.processInfo.environment["WIDGETCTL_PROGRAMS"] { return named }
    let runner = ExecutableFile.path.map { URL(filePath: $0).deletingLastPathComponent().path }
    if let runner, FileStamp.isExecutable("\(runner)/widgetctl") { return runner }
    return folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: ".build/debug").path
  }

  /// The folder with the responses of the tests' web server.
  private static var fixtures: String {
    folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "FeedWidgetsTests/Data").path
  }

  /// Returns the output of a command line that is run in a home folder.
  static func output(of command: String, home: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.currentDirectoryURL = home
    process.environment = [
      "HOME": home.path, "PATH": "\(programs):\(home.path)/.local/bin:/usr/bin:/bin",
      "BIN": programs,
      "TZ": "UTC",
      // What is shown next is not to depend on how fast pictures are made beside it.
      "WIDGETCTL_WAIT": "true",
      "FIXTURES": fixtures,
      // A sanitizer's options hold for the programs that a session starts, too.
      "ASAN_OPTIONS": ProcessInfo.processInfo.environment["ASAN_OPTIONS"] ?? "",
    ]
    // The process of the tests may ignore SIGPIPE, and the thread that starts a session blocks signals: a shell could undo
    // neither for its commands, and would wait for a child for ever.
    process.arguments = [
      "--default-signal", "/bin/sh", "-c", "{ \(command)\n} >.out 2>.err </dev/null",
    ]
    try process.run()
    process.waitUntilExit()
    var text = ""
    for part in [".out", ".err"] {
      let file = home.appending(path: part)
      text += String(decoding: try Data(contentsOf: file), as: UTF8.self)
      try FileManager.default.removeItem(at: file)
    }
    if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    if process.terminationStatus != 0 { text += "=> \(process.terminationStatus)\n" }
    return neutral(text, home: home)
  }

  private static func neutral(_ text: String, home: URL) -> String {
    var text = text.replacingOccurrences(of: home.path, with: "~")
    let real = ExecutableFile.resolved(programs) ?? programs
    for folder in [real, programs] { text = text.replacingOccurrences(of: folder, with: "@bin") }
    text = text.replacingOccurrences(
      of: #""(addedAt|modifiedAt)":"[^"]*""#,
      with: #""$1":"TIME""#,
      options: .regularExpression
    )
    // Ids are sixteen letters from k to z.
    return text.replacingOccurrences(
      of: "\\b[k-z]{16}\\b",
      with: "xxxxxxxxxxxxxxxx",
      options: .regularExpression
    )
  }
}
