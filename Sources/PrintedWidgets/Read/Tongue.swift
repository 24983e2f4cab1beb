/// The forms of output that are understood.
enum Tongue: String, CaseIterable, Sendable {
  case text, bar, archive

  /// Recognizes the format of an output whose program declares none.
  ///
  /// `isBarProgram` is true if its file's tags are those of a menu bar plugin.
  static func recognised(in output: String, isBarProgram: Bool) -> Tongue {
    if output.trimmed.first == "{", !isBarProgram || output.contains("\"version\"") {
      return .archive
    }
    if isBarProgram { return .bar }
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(ReadLimits.lines)
    // Rules of Markdown stand apart from the first lines; a menu's line follows its title at once.
    let hasRule = lines.prefix(4).contains { $0.trimmed == "---" }
    return hasRule || lines.contains(where: hasParameters) ? .bar : .text
  }

  /// Whether a line ends as a menu bar's do: `| color=red`, a known parameter behind a bar.
  private static func hasParameters(_ line: Substring) -> Bool {
    guard let bar = line.firstIndex(of: "|") else { return false }
    let rest = line[line.index(after: bar)...].trimmed
    guard let equals = rest.firstIndex(of: "=") else { return false }
    return BarParameters.names.contains(rest[..<equals].lowercased())
  }
}

/// A program's parsed output.
enum PrintedOutput: Equatable, Sendable {
  case menu(PrintedMenu)
  case archive(PrintedArchive)

  /// Reads what `program` printed.
  ///
  /// An output without text, or of lines and parameters alone, is an empty menu: SwiftBar hides the item of such a plugin.
  /// - Throws: `PrintedError` if it cannot be drawn.
  init(_ bytes: [UInt8], of program: ProgramFacts, as named: Tongue?) throws(PrintedError) {
    if bytes.contains(0) { throw .binary }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains(where: { !$0.isWhitespace }) else {
      self = .menu(PrintedMenu())
      return
    }
    // One wrong byte is a title cut in the middle; many are a picture or a program.
    let wrong = text.unicodeScalars.lazy.filter { $0 == "\u{FFFD}" }.count
    if wrong * 4 > bytes.count { throw .binary }
    switch named ?? .recognised(in: text, isBarProgram: program.isBarProgram) {
    case .text: self = .menu(TextMenu.read(text))
    case .bar: self = .menu(BarMenu.read(text, program: program.path))
    case .archive: self = .archive(try PrintedArchive(json: bytes, program: program.path))
    }
  }

  /// The commands of its pictures' presses.
  var commands: [ItemCommand] {
    switch self {
    case .menu(let menu): menu.commands
    case .archive(let archive): archive.commands
    }
  }
}

extension StringProtocol {
  /// The text without blanks at both ends.
  var trimmed: SubSequence {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return self[endIndex...] }
    return self[start...end]
  }
}
