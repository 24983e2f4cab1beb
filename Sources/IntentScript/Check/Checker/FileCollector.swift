/// Reads the files that a script uses, each once, in the order in which they are named.
struct FileCollector {
  private static let mostFiles = 100  // a script is not a library; a circle ends long before

  private let load: ScriptLoader
  /// The used files by their paths from the script's folder.
  private var usedPaths: Set<String> = []
  /// The number of the first syntax node of the next file.
  private(set) var nextNode: Int32 = 0

  init(load: @escaping ScriptLoader) {
    self.load = load
  }

  /// Returns the input and the files that it uses, directly or through other files.
  mutating func collect(_ input: ParsedScript, _ findings: inout Findings) -> [ParsedScript] {
    var files = [input]
    var folders = [""]
    add(input, &findings)
    var next = 0
    while next < files.count {
      for statement in files[next].statements {
        guard case .use(let path, let span) = statement.kind,
          let (used, folder) = read(path, from: folders[next], span, &findings)
        else { continue }
        files.append(used)
        folders.append(folder)
      }
      next += 1
    }
    for file in files.dropFirst() { refuseStatements(of: file, &findings) }
    return files
  }

  private mutating func add(_ file: ParsedScript, _ findings: inout Findings) {
    findings.add(file)
    nextNode = max(nextNode, file.nextNode)
  }

  /// Reads one used file, whose path is relative to the folder of the file that uses it (LG-27).
  ///
  /// Folders are relative to the script's folder, and end with a slash.
  ///
  /// - Returns: `nil` for a file that was read before, and after a reported error.
  private mutating func read(
    _ path: String,
    from folder: String,
    _ span: SourceSpan,
    _ findings: inout Findings
  ) -> (ParsedScript, folder: String)? {
    guard let path = normalized(path, from: folder, span, &findings), !usedPaths.contains(path)
    else {
      return nil
    }
    if findings.sources.first?.name.split(separator: "/").last.map(String.init) == path {
      findings.report(
        Diagnostic(
          "`\(path)` uses itself",
          at: span,
          hint: "move what both need into a file of functions"
        )
      )
      return nil
    }
    guard usedPaths.count < Self.mostFiles else {
      findings.report(
        Diagnostic(
          "a script uses \(Self.mostFiles) files at most",
          at: span,
          hint: "put functions that belong together into one file"
        )
      )
      return nil
    }
    usedPaths.insert(path)
    switch load(path, span) {
    case .refused(let diagnostic):
      findings.addMissingFile(diagnostic)
      return nil
    case .read(let name, let bytes):
      guard bytes.count < Int(Int32.max) - Int(findings.nextBase) - 1 else {
        findings.report(
          Diagnostic("`\(path)` is too large", at: span, hint: "use fewer or smaller files")
        )
        return nil
      }
      let source = ScriptSource(name: name, bytes: bytes, base: findings.nextBase)
      let file = Parser.parse(source, firstNode: nextNode)
      add(file, &findings)
      let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
      return (file, String(path[..<end]))
    }
  }

  /// Returns the path relative to the script's folder, with `.` and `..` resolved.
  ///
  /// `nil` after a reported error: the path leaves the script's folder, or does not end in
  /// `.intents`.
  private func normalized(
    _ path: String,
    from folder: String,
    _ span: SourceSpan,
    _ findings: inout Findings
  ) -> String? {
    var parts: [Substring] = []
    var isBelow = !path.hasPrefix("/")
    for part in (folder + path).split(separator: "/") where part != "." {
      if part == ".." {
        isBelow = isBelow && !parts.isEmpty
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    guard isBelow else {
      findings.addMissingFile(
        Diagnostic(
          "`use` takes files below the script's folder, found \"\(path)\"",
          at: span,
          hint: "move it below the script, and write its path from the file that uses it"
        )
      )
      return nil
    }
    let result = parts.joined(separator: "/")
    guard result.hasSuffix(".intents"), result != ".intents" else {
      findings.addMissingFile(
        Diagnostic(
          "`use` takes a file that ends in .intents, found \"\(path)\"",
          at: span,
          hint: "write the whole name: `use \"\(result.isEmpty ? "other" : result).intents\"`"
        )
      )
      return nil
    }
    return result
  }

  /// Reports the first statement of a used file that is not a function or a `use` (LG-9).
  private func refuseStatements(of file: ParsedScript, _ findings: inout Findings) {
    for statement in file.statements {
      switch statement.kind {
      case .function, .use, .missing: continue
      default:
        findings.report(
          Diagnostic(
            "a used file holds only functions, found another statement",
            at: statement.span,
            hint: "put it into a function and call that from the script"
          )
        )
        return
      }
    }
  }
}
