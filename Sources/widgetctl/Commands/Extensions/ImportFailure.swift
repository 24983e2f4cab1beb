import WidgetImport
import WidgetTerminal

/// The reason why an imported widget could not be built: the missing names, with their frameworks,
/// locations and numbers of uses.
struct ImportFailure {
  /// The most missing names that are reported; the compiler's log contains all of them.
  static let maximumNames = 12

  private let target: ImportTarget
  private let missing: MissingNames
  private let log: String

  init(
    _ target: ImportTarget,
    _ package: ImportedPackage,
    _ messages: BuildMessages,
    _ search: ImportSearch,
    _ log: String
  ) {
    self.target = target
    self.log = log
    missing = MissingNames(messages, originals: package.originals, of: target, in: search)
  }

  /// Prints one line for each missing name, and returns an error that summarises them.
  func reported(to context: CommandContext) -> CommandError {
    let lines = lines
    if !lines.isEmpty { context.output.note("\(target.title) lacks:") }
    for line in lines { context.output.note(CellText.safe("  \(line)", isASCII: context.isASCII)) }
    return .failed(.unavailable, message: "\(target.title) could not be built", hint: hint)
  }

  private var lines: [String] {
    let shown = missing.all.prefix(Self.maximumNames)
    var lines = shown.map(line)
    let more = missing.all.count - shown.count
    if more > 0 { lines.append("and \(more) more") }
    for module in target.standIns {
      let remote = target.remote.first { $0.name == module }
      lines.append(
        remote.map { "\($0.name) is a package from \($0.address), which is not fetched" }
          ?? "\(module) is imported and is not here"
      )
    }
    return lines
  }

  private func line(_ one: MissingNames.Missing) -> String {
    var words = one.name
    if let place = one.place { words += " (\(place.file):\(place.line))" }
    if one.count > 1 { words += ", \(one.count) times" }
    if let file = one.declared.first {
      words += ", declared in \(file)"
    } else if let framework = one.framework {
      words += ", of \(framework)"
    }
    return words
  }

  private var hint: String {
    guard let first = missing.all.compactMap(\.declared.first).first else {
      return "all that the compiler said is in \(log)"
    }
    return "--with \(ShellWord.quoted(first)) imports that file as well"
  }
}
