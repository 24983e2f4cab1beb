import Foundation
import TestSupport
import WidgetRender

@testable import widgetctl

/// A home folder with a store, in which the built program is run without a terminal.
struct TriedProgram {
  /// The output, the errors and the exit code of one call.
  struct Outcome {
    let output: String
    let errors: String
    let code: Int32

    /// Standard output and standard error, for checks of both.
    var streams: [String] { [output, errors] }

    /// The width in columns of the widest line of both streams.
    var columns: Int {
      streams.flatMap { $0.split(separator: "\n") }
        .map { TextWidth.columns(of: String($0)) }.max() ?? 0
    }
  }

  private let folder: TemporaryFolder

  var path: String { folder.url.path }

  /// The home folder that is prepared once, and that each test copies.
  private static let prepared = Result { try TriedProgram(preparing: TemporaryFolder()) }

  /// Creates a home folder with a to-do widget, a script, another program's list, and a run that
  /// can be undone.
  init() throws {
    try self.init(copying: try Self.prepared.get())
  }

  /// Creates a copy of another home folder.
  init(copying other: TriedProgram) throws {
    folder = TemporaryFolder()
    let home = other.folder.url
    for name in try FileManager.default.contentsOfDirectory(atPath: home.path) {
      try FileManager.default.copyItem(
        at: home.appending(path: name),
        to: folder.url.appending(path: name)
      )
    }
  }

  private init(preparing folder: TemporaryFolder) throws {
    self.folder = folder
    try "let n = 1\nprint \"Tee für Ümit\"\n".write(
      to: folder.url.appending(path: "a.intents"),
      atomically: true,
      encoding: .utf8
    )
    try "(A) Milk – für Ümit\n".write(
      to: folder.url.appending(path: "a.txt"),
      atomically: true,
      encoding: .utf8
    )
    _ = try run(["perform", "add-to-do", "--name", "Tea – für Ümit"])
    _ = try run(["show"])
  }

  /// Runs the program with these words as arguments.
  ///
  /// `variables` are its environment in addition to HOME and PATH; `shell` is added to the command
  /// line, such as a pipe.
  func run(
    _ words: [String],
    _ variables: [String: String] = ["TZ": "UTC"],
    shell: String = ""
  ) throws -> Outcome {
    let quoted = words.map { "'" + $0.replacing("'", with: #"'\''"#) + "'" }.joined(separator: " ")
    return try run(line: "widgetctl \(quoted) \(shell)", variables)
  }

  /// Runs a command line in a shell.
  func run(line: String, _ variables: [String: String] = ["TZ": "UTC"]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.currentDirectoryURL = folder.url
    process.environment = variables.merging([
      "HOME": path, "PATH": "\(Session.programs):/usr/bin:/bin", "WIDGETCTL_WAIT": "true",
    ]) { $1 }
    process.arguments = [
      "--default-signal=PIPE", "/bin/sh", "-c", "{ \(line)\n} >.out 2>.err </dev/null",
    ]
    try process.run()
    process.waitUntilExit()
    let texts = try [".out", ".err"].map {
      String(decoding: try Data(contentsOf: folder.url.appending(path: $0)), as: UTF8.self)
    }
    return Outcome(output: texts[0], errors: texts[1], code: process.terminationStatus)
  }
}
