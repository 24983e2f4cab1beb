/// The first line of a program's file, which names its interpreter: `#!/usr/bin/env python3`.
///
/// The kernel accepts one path, and passes all words after it as one argument. Plugins written on a
/// Mac name paths that do not exist on other systems, and pass several words to `env`.
struct FirstLine: Equatable, Sendable {
  /// The kind of a file, judged by its first bytes.
  enum Form: Equatable, Sendable {
    /// A compiled program, or anything else that is not text.
    case binary
    /// Text that names no interpreter: shells run it by themselves.
    case bare
    /// An interpreter: its path as written, and the words after it, which the kernel would join to
    /// one argument.
    case interpreter(path: String, words: [String])
    /// The line `#!` without an interpreter.
    case empty
  }

  let form: Form
  /// Whether the kernel would reject the first line, because a byte order mark precedes it or a
  /// carriage return ends it.
  let isUnreadable: Bool

  /// Parses the first bytes of a file.
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

/// The command that starts a program's file.
struct ProgramCall: Equatable, Sendable {
  /// The words of the command before the file's path; empty if the kernel reads the first line
  /// itself.
  var words: [String] = []
  /// The variables that the program's first line sets through `env`.
  var variables: [String: String] = [:]

  /// Chooses the command.
  ///
  /// `find` returns the path of an installed program by its name or path; `nil` if it is not
  /// installed.
  /// - Throws: `MissingInterpreter` if the first line's interpreter is not installed.
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
        // As in the kernel, the text after the path is one argument.
        let rest = arguments.isEmpty ? [] : [arguments.joined(separator: " ")]
        let interpreter = if let there = find(path) { there } else { try Self.found(path, find) }
        words = [interpreter] + rest
      }
    }
  }

  /// Returns the variables and the program in the arguments of `env`; `nil` for options that `env`
  /// itself must handle.
  private static func environment(
    _ arguments: [String]
  ) -> (variables: [String: String], words: [String])? {
    var rest = arguments[...]
    if rest.first == "-S" || rest.first == "--split-string" { rest.removeFirst() }
    var variables: [String: String] = [:]
    while let word = rest.first, let equals = word.firstIndex(of: "="), word.first != "-" {
      // `env -S` removes quotation marks as a shell does.
      variables[String(word[..<equals])] = word[word.index(after: equals)...]
        .filter { $0 != "\"" && $0 != "'" }
      rest.removeFirst()
    }
    // On a Mac, `xcrun` finds a developer tool; elsewhere the tool is in PATH.
    if rest.first == "xcrun", rest.count > 1 { rest.removeFirst() }
    guard let program = rest.first, !program.hasPrefix("-"), !program.contains("\"") else {
      return nil
    }
    return (variables, Array(rest))
  }

  /// Returns the path of the interpreter, or of another version of the same language if only that
  /// is installed.
  ///
  /// For example, `python3` is found for `python`, and `php` for `php8.1`. A program that needs
  /// Python 2 never gets Python 3.
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
  /// The interpreter's name; `nil` if the first line names none.
  let name: String?
  /// The interpreter as the first line names it.
  let written: String
}
