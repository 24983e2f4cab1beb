/// The reason why a program has no output.
///
/// The program's name is put before each message.
enum RunFailure: Error, Equatable {
  case notStarted(String)
  /// The interpreter with this name is not installed; `written` is the interpreter as the first
  /// line names it.
  case noInterpreter(String, written: String)
  case tooSlow(milliseconds: Int64)
  case tooLong
  case exited(code: Int32, words: String)
  case signalled(Int32)

  var message: String {
    switch self {
    case .notStarted(let why): "cannot be started: \(why)"
    case .noInterpreter("", _): "cannot be started: its first line names no interpreter"
    case .noInterpreter(let name, _): "cannot be started: \(SafeWords.text(name)) is not installed"
    case .tooSlow(let limit):
      limit % 1_000 == 0
        ? "did not end within \(limit / 1_000) s" : "did not end within \(limit) ms"
    case .tooLong: "printed more than \(ReadLimits.outputBytes) bytes"
    case .exited(let code, let words):
      words.isEmpty ? "exited with code \(code)" : "exited with code \(code): \(words)"
    case .signalled(let number): "was ended by signal \(number)"
    }
  }

  var hint: String? {
    switch self {
    case .notStarted: "run it by hand; it may be made for another system"
    case .noInterpreter("", _): "begin it with a line such as #!/bin/sh"
    case .noInterpreter(let name, let written):
      "its first line names \(SafeWords.text(written)): install \(SafeWords.text(name)), or name another one there"
    case .tooSlow:
      "if it is meant to keep running, declare it: <swiftbar.type>streamable</swiftbar.type>"
    case .tooLong: "print only the text to show"
    case .exited, .signalled: "run it by hand; its earlier output is in the extensions' log"
    }
  }
}

/// Removes colours and control characters from a program's text, so that it can be part of a
/// message.
enum SafeWords {
  static func text(_ words: some StringProtocol) -> String {
    AnsiText.runs(words.trimmed, isColored: false).map { RunText.plain($0) }.joined()
  }
}

/// Finds the line at the end of standard error that best explains a program's failure.
enum TellingLine {
  /// Phrases of shells, interpreters and libraries for something that is missing.
  private static let missing = [
    "not found", "No such file or directory", "No module named", "Cannot find module",
    "Can't locate", "cannot load such file", "Permission denied", "Network is unreachable",
    "Could not resolve host", "Temporary failure in name resolution",
  ]

  /// The beginnings of lines that follow an error in messages of Ruby and Node: those of a call
  /// stack and of the error's fields.
  private static let calls = ["at ", "from ", "Node.js v", "}", "code:", "errno:"]

  /// Returns the last line that reports something missing, or else the last that reports an error.
  ///
  /// - Returns: That line, or if there is neither, the last line outside a call stack; `nil` if all
  ///   lines are blank.
  static func of(_ lines: [Substring]) -> Substring? {
    let lines = lines.filter { !$0.trimmed.isEmpty }
    return lines.last { line in missing.contains { line.contains($0) } }
      ?? lines.last(where: isError)
      ?? lines.last { line in !calls.contains { line.trimmed.hasPrefix($0) } } ?? lines.last
  }

  /// Returns whether a line begins like `TypeError: …`, `TypeError [ERR_NAME]: …` or `fatal: …`.
  private static func isError(_ line: Substring) -> Bool {
    guard let colon = line.firstIndex(of: ":") else { return false }
    let name = line[..<(line[..<colon].firstIndex(of: "[") ?? colon)].trimmed
    return !name.contains(" ")
      && ["Error", "Exception", "error", "fatal"].contains { name.hasSuffix($0) }
  }
}
