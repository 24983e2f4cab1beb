import Foundation
import TestSupport
import WidgetRender

@testable import widgetctl

/// A home folder with placed widgets, in which the built program is tried without a terminal.
struct TriedProgram {
  /// What one call has left behind.
  struct Outcome {
    let output: String
    let errors: String
    let code: Int32

    /// Both streams, for what holds on each.
    var streams: [String] { [output, errors] }

    /// The widest line of either stream.
    var columns: Int {
      streams.flatMap { $0.split(separator: "\n") }
        .map { TextWidth.columns(of: String($0)) }.max() ?? 0
    }
  }

  private let folder: TemporaryFolder

  var path: String { folder.url.path }

  /// Made once: what is tried has a copy.
  private static let prepared = Result { try TriedProgram(preparing: TemporaryFolder()) }

  /// A folder with a store, a to-do widget, a script, a list of another program and one run that can be undone.
  init() throws {
    try self.init(copying: try Self.prepared.get())
  }

  /// A home folder as another one is.
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

  /// Calls the program with words, its environment but for HOME and PATH, and a shell's way with its output.
  func run(
    _ words: [String],
    _ variables: [String: String] = ["TZ": "UTC"],
    shell: String = ""
  ) throws -> Outcome {
    let quoted = words.map { "'" + $0.replacing("'", with: #"'\''"#) + "'" }.joined(separator: " ")
    return try run(line: "widgetctl \(quoted) \(shell)", variables)
  }

  /// Runs a line as a shell reads it.
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
