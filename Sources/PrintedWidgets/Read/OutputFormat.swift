/// The format of a program's output: plain text, an archive in JSON, or the format of one menu bar
/// or status bar program.
enum OutputFormat: String, CaseIterable, Sendable {
  case text, bar, archive
  /// JSON in the format of the status bars waybar and i3bar.
  case waybar, i3bar
  case i3blocks, argos, tmux

  /// The most titles before a menu's `---`; in a narrow widget they are shown in turn.
  private static let maximumTitles = 24

  /// Recognizes the format of an output if its program does not declare one.
  ///
  /// `isBarProgram` is true if the tags in the program's file are those of a menu bar plugin.
  /// - Throws: `PrintedError` if the output cannot be drawn.
  static func recognised(in output: String, isBarProgram: Bool) throws(PrintedError) -> OutputFormat
  {
    if let first = output.trimmed.first, first == "{" || first == "[" {
      if let format = try json(output, isBarProgram) { return format }
    }
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(ReadLimits.lines)
    if isBarProgram { return lines.contains(where: isArgos) ? .argos : .bar }
    if let other = ForeignText.recognised(lines) { throw .foreign(other) }
    // Markdown's rules have blank lines around them; a menu's `---` follows the titles directly.
    let head = lines.prefix(maximumTitles).prefix { !$0.trimmed.isEmpty }
    let hasRule = (lines.prefix(4) + head).contains { $0.trimmed == "---" }
    if hasRule || lines.contains(where: hasParameters) {
      return lines.contains(where: isArgos) ? .argos : .bar
    }
    if StatusText.isI3blocks(output) { return .i3blocks }
    // A waybar module that does not print JSON prints a line with markup.
    if lines.prefix(8).contains(where: { $0.contains("<span ") && isArgos($0) }) { return .argos }
    return lines.prefix(8).contains { TmuxText.isStyled($0) } ? .tmux : .text
  }

  /// Returns the format of an output that begins as JSON; `nil` if it is a menu that begins with a
  /// bracket.
  ///
  /// `isBarProgram` means that the program is a menu bar plugin by its tags.
  /// - Throws: `PrintedError` for JSON in no known format.
  private static func json(
    _ output: String,
    _ isBarProgram: Bool
  ) throws(PrintedError) -> OutputFormat? {
    if StatusJSON.beginsStream(output) { return .i3bar }
    let keys = StatusJSON.keys(output)
    if let keys {
      if keys.contains("full_text") { return .i3bar }
      if !keys.isDisjoint(with: ["version", "view", "views", "entries"]) { return .archive }
      let modules: Set<String> = ["text", "tooltip", "class", "alt", "percentage"]
      if keys.contains("text") || keys.contains("tooltip"), keys.isSubset(of: modules) {
        return .waybar
      }
    }
    if isBarProgram { return nil }
    if let keys { throw .foreign(.json(keys: keys.sorted())) }
    if StatusJSON.isBlocks(output) { return .i3bar }
    // JSON that is cut off or damaged was probably meant as an archive.
    if output.contains("\"version\"") { return .archive }
    if StatusJSON.isJSON(output) { throw .foreign(.json(keys: [])) }
    return nil
  }

  /// Returns whether a line ends with a known parameter after a vertical bar, as in a menu: `|
  /// color=red`.
  private static func hasParameters(_ line: Substring) -> Bool {
    guard let bar = line.firstIndex(of: "|"),
      !line[..<bar].trimmed.isEmpty || bar == line.startIndex
    else { return false }
    let rest = line[line.index(after: bar)...].trimmed
    guard let equals = rest.firstIndex(of: "=") else { return false }
    return BarParameters.names.contains(rest[..<equals].lowercased())
  }

  /// Returns whether a line has markup or a named icon, as only the lines of Argos for GNOME have.
  private static func isArgos(_ line: Substring) -> Bool {
    let bar = line.firstIndex(of: "|") ?? line.endIndex
    if bar < line.endIndex {
      let parameters = line[bar...]
      if ["iconName=", "useMarkup=", "unescape="].contains(where: { parameters.contains($0) }) {
        return true
      }
    }
    return PangoText.isMarkup(line[..<bar].trimmed)
  }
}

/// A program's parsed output: a menu or an archive.
enum PrintedOutput: Equatable, Sendable {
  case menu(PrintedMenu)
  case archive(PrintedArchive)

  /// Parses the output of `program`; `isUrgent` means that its exit code demands the user's
  /// attention.
  ///
  /// An output without text, or only of separators and parameters, is an empty menu: SwiftBar hides
  /// the item of such a plugin.
  /// - Throws: `PrintedError` if the output cannot be drawn.
  init(
    _ bytes: [UInt8],
    of program: ProgramFacts,
    as named: OutputFormat?,
    isUrgent: Bool = false
  ) throws(PrintedError) {
    if bytes.contains(0) { throw .binary }
    let printed = String(decoding: bytes, as: UTF8.self)
    guard printed.contains(where: { !$0.isWhitespace }) else {
      self = .menu(PrintedMenu())
      return
    }
    // A few invalid bytes come from a truncated title; many mean a picture or an executable file.
    let wrong = printed.unicodeScalars.lazy.filter { $0 == "\u{FFFD}" }.count
    if wrong * 4 > bytes.count { throw .binary }
    let text = FontIcons.replaced(in: EscapeSequence.withoutStrings(printed))
    let format =
      if let named { named } else {
        try OutputFormat.recognised(in: text, isBarProgram: program.isBarProgram)
      }
    var menu: PrintedMenu
    switch format {
    case .text: menu = TextMenu.read(text)
    case .bar: menu = BarMenu.read(text, program: program.path)
    case .argos: menu = BarMenu.read(text, program: program.path, dialect: .argos)
    case .i3blocks:
      menu = StatusJSON.i3bar(text) ?? StatusText.i3blocks(text)
    case .tmux: menu = StatusText.tmux(text)
    case .waybar:
      guard let read = StatusJSON.waybar(text) else { throw .notOf("waybar") }
      menu = read
    case .i3bar:
      guard let read = StatusJSON.i3bar(text) else { throw .notOf("i3bar") }
      menu = read
    case .archive:
      self = .archive(try PrintedArchive(json: bytes, program: program.path))
      return
    }
    if isUrgent {
      for place in menu.titles.indices { menu.titles[place].markUrgent() }
      menu.short?.markUrgent()
    }
    self = .menu(menu)
  }

  /// The commands that presses in the output's pictures can run.
  var commands: [ItemCommand] {
    switch self {
    case .menu(let menu): menu.commands
    case .archive(let archive): archive.commands
    }
  }
}

extension StringProtocol {
  /// The text without white space at both ends.
  var trimmed: SubSequence {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return self[endIndex...] }
    return self[start...end]
  }
}
