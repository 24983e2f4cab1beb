internal import WidgetIntents

extension ScriptChecker {
  private static let mostFiles = 100  // a script is no library; a circle ends long before

  /// The input and the files that it uses, each once, in the order in which they are named.
  mutating func collectFiles(of input: ParsedScript) -> [ParsedScript] {
    var files = [input]
    take(input)
    var next = 0
    while next < files.count {
      let file = files[next]
      for statement in file.statements {
        guard case .use(let path, let span) = statement.kind,
          let used = use(path, span, isMain: next == 0)
        else { continue }
        files.append(used)
      }
      next += 1
    }
    for file in files.dropFirst() { refuseStatements(of: file) }
    return files
  }

  private mutating func take(_ file: ParsedScript) {
    sources.append(file.source)
    for diagnostic in file.diagnostics {
      diagnostics.add(diagnostic)
      unreadLines.insert(line(of: diagnostic.span))
    }
    let missing = Int(file.nextNode) - meanings.count
    if missing > 0 { meanings.append(contentsOf: repeatElement(.plain, count: missing)) }
  }

  /// Reads one used file; `nil` when it was read before, or when it cannot be, which is told.
  private mutating func use(_ path: String, _ span: SourceSpan, isMain: Bool) -> ParsedScript? {
    guard let path = normalized(path, span), !usedPaths.contains(path) else { return nil }
    if sources.first?.name.split(separator: "/").last.map(String.init) == path {
      report(
        "`\(path)` uses itself",
        at: span,
        hint: "move what both need into a file of functions"
      )
      return nil
    }
    guard usedPaths.count < Self.mostFiles else {
      report(
        "a script uses \(Self.mostFiles) files at most",
        at: span,
        hint: "put functions that belong together into one file"
      )
      return nil
    }
    usedPaths.insert(path)
    switch load(path, span) {
    case .refused(let diagnostic):
      diagnostics.add(diagnostic)
      return nil
    case .read(let name, let bytes):
      guard bytes.count < Int(Int32.max) - Int(nextBase) - 1 else {
        report("`\(path)` is too large", at: span, hint: "use fewer or smaller files")
        return nil
      }
      let source = ScriptSource(name: name, bytes: bytes, base: nextBase)
      let file = Parser.parse(source, firstNode: nextNode)
      take(file)
      return file
    }
  }

  /// The path without detours; paths that leave the script's folder are told.
  private mutating func normalized(_ path: String, _ span: SourceSpan) -> String? {
    var parts: [Substring] = []
    var isBelow = !path.hasPrefix("/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        isBelow = isBelow && !parts.isEmpty
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    guard isBelow else {
      report(
        "`use` takes files below the script's folder, found \"\(path)\"",
        at: span,
        hint: "move the file beside the script and write its path from there"
      )
      return nil
    }
    let result = parts.joined(separator: "/")
    guard result.hasSuffix(".intents"), result != ".intents" else {
      report(
        "`use` takes a file that ends in .intents, found \"\(path)\"",
        at: span,
        hint: "write the whole name: `use \"\(result.isEmpty ? "other" : result).intents\"`"
      )
      return nil
    }
    return result
  }

  /// A used file holds functions only (LG-9); what else it holds is told once.
  private mutating func refuseStatements(of file: ParsedScript) {
    for statement in file.statements {
      switch statement.kind {
      case .function, .use, .missing: continue
      default:
        report(
          "a used file holds only functions, found another statement",
          at: statement.span,
          hint: "put it into a function and call that from the script"
        )
        return
      }
    }
  }
}
