/// The first line of a program's file, which names its interpreter: `#!/usr/bin/env python3`.
///
/// The kernel takes it to the letter: one path, and all words behind it as one argument. Plugins that
/// were written on a Mac name paths which are not here, and give `env` several words.
struct FirstLine: Equatable, Sendable {
  /// What the file begins with.
  enum Form: Equatable, Sendable {
    /// A program of the machine, or anything else that is no text.
    case binary
    /// Text that names no interpreter: shells run it by themselves.
    case bare
    /// The interpreter's path as it is written, and the words behind it, which the kernel would join.
    case interpreter(path: String, words: [String])
    /// Names no interpreter behind its `#!`.
    case empty
  }

  let form: Form
  /// Whether the kernel does not find its `#!`, or would take a carriage return for a letter of the name.
  let isUnreadable: Bool

  /// `head` is the beginning of the file.
  init(_ head: String) {
    let text = head.hasPrefix("\u{FEFF}") ? head.dropFirst() : head[...]
    let line = text.prefix { !$0.isNewline }
    let hasReturn = text.dropFirst(line.count).first == "\r\n"
    isUnreadable = text.startIndex != head.startIndex || hasReturn
    guard line.hasPrefix("#!") else {
      form = text.contains("\0") || text.contains("\u{FFFD}") ? .binary : .bare
      return
    }
    let words = line.dropFirst(2).split { $0 == " " || $0 == "\t" }.map(String.init)
    guard let path = words.first else {
      form = .empty
      return
    }
    form = .interpreter(path: path, words: Array(words.dropFirst()))
  }
}

/// What is started for a program's file.
struct ProgramCall: Equatable, Sendable {
  /// The words before the file's path: none where the kernel reads the first line itself.
  var words: [String] = []
  /// Variables that the first line sets through `env`.
  var variables: [String: String] = [:]

  /// `find` gives the path of a program of this name, or of this path; `nil` where there is none.
  ///
  /// - Throws: the name of an interpreter that is not there.
  init(_ line: FirstLine, find: (String) -> String?) throws(MissingInterpreter) {
    switch line.form {
    case .binary: return
    case .empty: throw MissingInterpreter(name: nil, written: "#!")
    case .bare: words = ["/bin/sh"]
    case .interpreter(let path, let arguments):
      if Self.base(path) == "env", arguments.isEmpty {
        throw MissingInterpreter(name: nil, written: path)
      } else if Self.base(path) == "env", let call = Self.environment(arguments) {
        let isPlain = call.variables.isEmpty && arguments.count == 1 && !line.isUnreadable
        if isPlain, find(call.words[0]) != nil { return }
        variables = call.variables
        words = [try Self.found(call.words[0], find)] + call.words.dropFirst()
      } else {
        if find(path) != nil, !line.isUnreadable { return }
        // The kernel's own rule: what stands behind the path is one argument.
        let rest = arguments.isEmpty ? [] : [arguments.joined(separator: " ")]
        let interpreter = if let there = find(path) { there } else { try Self.found(path, find) }
        words = [interpreter] + rest
      }
    }
  }

  /// The variables and the program that `env` is given; `nil` for options that are its own affair.
  private static func environment(
    _ arguments: [String]
  ) -> (variables: [String: String], words: [String])? {
    var rest = arguments[...]
    if rest.first == "-S" || rest.first == "--split-string" { rest.removeFirst() }
    var variables: [String: String] = [:]
    while let word = rest.first, let equals = word.firstIndex(of: "="), word.first != "-" {
      variables[String(word[..<equals])] = String(word[word.index(after: equals)...])
      rest.removeFirst()
    }
    guard let program = rest.first, !program.hasPrefix("-"), !program.contains("\"") else {
      return nil
    }
    return (variables, Array(rest))
  }

  /// The program of that name in PATH, else what it is called here: `python3` for `python`, `php` for
  /// `php8.1`; never a Python 3 for a program that wants a 2.
  private static func found(
    _ path: String,
    _ find: (String) -> String?
  ) throws(MissingInterpreter) -> String {
    let name = base(path)
    var names = [name]
    var shorter = name
    while let last = shorter.last, last.isNumber || last == "." {
      shorter.removeLast()
      if shorter.last != ".", !shorter.isEmpty { names.append(shorter) }
    }
    if shorter == "python" {
      names.removeAll { $0 == "python" && name != "python" }
      if !name.hasPrefix("python2") { names.append("python3") }
    }
    if name == "node" { names.append("nodejs") }
    for name in names {
      if let path = find(name) { return path }
    }
    throw MissingInterpreter(name: name, written: path)
  }

  private static func base(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

/// An interpreter that is not installed.
struct MissingInterpreter: Error, Equatable {
  /// `nil` where the first line names none.
  let name: String?
  /// As the first line has it.
  let written: String
}
