/// The expectations in a script's comments, which make the script its own test.
///
/// - `// given: CALL` is performed before the script.
/// - `// answer: TEXT` is the answer to the next prompt.
/// - `// input: LINE` is the next line of standard input.
/// - `// expect: LINE` is the next line of output.
/// - `// error LINE:COLUMN: MESSAGE` is the error that ends the script.
/// - `// exit: CODE` is the exit code, if it is neither 0 nor the error's.
package struct ScriptExpectations: Sendable, Equatable {
  package var given: [String] = []
  package var answers: [String] = []
  package var input: [String] = []
  package var lines: [String] = []
  package var error: String?
  package var exitCode: Int32?

  /// The line of the expected error, counted from 1; `nil` if no error is expected.
  package var errorLine: Int? {
    error.flatMap { $0.split(separator: ":").first }.flatMap { Int($0) }
  }

  package init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let value = Self.value(of: "given: ", in: line) { given.append(value) }
      if let value = Self.value(of: "answer: ", in: line) { answers.append(value) }
      if let value = Self.value(of: "input: ", in: line) { input.append(value) }
      if let value = Self.value(of: "expect: ", in: line) { lines.append(value) }
      if let value = Self.value(of: "error ", in: line) { error = value }
      if let value = Self.value(of: "exit: ", in: line) { exitCode = Int32(value) }
    }
  }

  private static func value(of name: String, in line: Substring) -> String? {
    let mark = "// " + name
    var rest = line
    while let start = rest.firstIndex(of: "/") {
      rest = rest[start...]
      if rest.hasPrefix(mark) { return String(rest.dropFirst(mark.count)) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
