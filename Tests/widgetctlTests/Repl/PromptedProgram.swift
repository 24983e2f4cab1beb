import Foundation
import WidgetTerminal

@testable import widgetctl

/// A built program, by default `widgetctl`, that runs at its own pseudo terminal in a home folder.
struct PromptedProgram {
  let terminal: TestTerminal
  private let process = Process()
  private let end = DispatchSemaphore(value: 0)

  /// Starts the program.
  ///
  /// - Returns: `nil` if the system has no pseudo terminals.
  init?(
    home: URL,
    program: String = "widgetctl",
    arguments: [String] = ["run"],
    environment: [String: String] = [:],
    columns: UInt16 = 80,
    rows: UInt16 = 24
  ) throws {
    guard let terminal = TestTerminal(columns: columns, rows: rows) else { return nil }
    self.terminal = terminal
    let side = FileHandle(fileDescriptor: terminal.program)
    process.executableURL = URL(filePath: "/usr/bin/setsid")
    // The terminal's keys reach only those whose terminal it is.
    let path = program.hasPrefix("/") ? program : "\(Session.programs)/\(program)"
    process.arguments = ["--ctty", "--wait", path] + arguments
    process.currentDirectoryURL = home
    process.environment = [
      "HOME": home.path, "PATH": "/usr/bin:/bin", "TZ": "UTC", "TERM": "xterm",
    ].merging(environment) { $1 }
    process.standardInput = side
    process.standardOutput = side
    process.standardError = side
    process.terminationHandler = { [end] _ in end.signal() }
    try process.run()
  }

  /// Types an input at the prompt, and returns the output up to the next prompt; `nil` if that does
  /// not appear.
  func answer(to input: String) -> String? {
    terminal.press(input + "\r")
    // The paste mode is left where the input ends, and entered with the next prompt.
    guard terminal.shown(until: "\u{1B}[?2004l") != nil else { return nil }
    return terminal.shown(until: "\u{1B}[?2004h")?.replacing("\r\n", with: "\n")
      .replacing("\u{1B}[?2004h", with: "")
  }

  /// Sends a signal to the program.
  func signal(_ number: Int32) {
    let own = process.processIdentifier
    let name = try? String(contentsOfFile: "/proc/\(own)/comm", encoding: .utf8)
    guard name?.hasPrefix("setsid") == true else {
      _ = kill(own, number)
      return
    }
    // Where it waits for the program, that is its only child.
    let path = "/proc/\(own)/task/\(own)/children"
    let children = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    for child in children.split(separator: " ") {
      if let child = pid_t(child) { _ = kill(child, number) }
    }
  }

  /// Waits for the program's end and returns its exit code; `nil` if it had to be terminated after
  /// a minute.
  func exitCode() -> Int32? {
    if end.wait(timeout: .now() + 60) == .success { return process.terminationStatus }
    process.terminate()
    return nil
  }
}
