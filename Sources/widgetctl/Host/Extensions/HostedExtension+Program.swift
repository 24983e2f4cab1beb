import SharedStore
import WidgetRender
import WidgetTerminal

extension HostedExtension {
  /// The names of the extensions that are installed together with this program.
  static let builtInNames = ["HomeWidgets", "FeedWidgets"]

  /// The file that contains them all; it serves the one by whose name it is started.
  private static let builtInFile = "BuiltInWidgets"

  /// A widget extension's program on this machine.
  struct Program: Hashable, Sendable {
    /// The extension's name in messages and in the store.
    let name: String
    /// The path by which the program is named; the store keeps its answers under it.
    let path: String
    /// The file that is run: the one at `path`, or one that serves several extensions.
    let file: String
    /// Distinguishes one build of the program from another: modification time, size and inode.
    let stamp: String
    /// Whether the user added it; the others were installed together with this program.
    let isAdded: Bool
    /// The form of its output; `nil` for a program that speaks messages itself.
    let printed: PrintedForm?

    /// - Returns: `nil` if there is no program at `path`, or in `file` if that is given, that this user may run.
    init?(
      name: String,
      path: String,
      file: String? = nil,
      isAdded: Bool = false,
      printed: PrintedForm? = nil
    ) {
      let file = file ?? path
      guard FileStamp.isExecutable(file), let facts = FileStamp(path: file) else { return nil }
      self.name = name
      self.path = path
      self.file = file
      self.isAdded = isAdded
      self.printed = printed
      stamp = "\(facts.modified)-\(facts.size)-\(facts.inode)"
    }

    /// The program that the user added; `nil` if its file is missing.
    init?(_ row: KnownExtension) {
      guard row.isAdded else { return nil }
      let printed = KeptOffer(stored: row.description).printed
      self.init(name: row.name, path: row.path, isAdded: true, printed: printed)
    }
  }

  /// The built-in extensions next to the executable, or else in `libexec`.
  ///
  /// They are in one file for all, or else each is a program of its name.
  static func installed(executable: String?) -> [Program] {
    guard let executable, let slash = executable.lastIndex(of: "/") else { return [] }
    let folder = String(executable[..<slash])
    let folders = [folder, "\(folder)/../libexec/widgetctl"]
    return builtInNames.compactMap { name in
      let paths = folders.map { (own: "\($0)/\(name)", shared: "\($0)/\(builtInFile)") }
      return paths.lazy.compactMap { Program(name: name, path: $0.own, file: $0.shared) }.first
        ?? paths.lazy.compactMap { Program(name: name, path: $0.own) }.first
    }
  }

  /// The longest name in scalars that leaves room in a table.
  private static let maximumNameScalars = 64

  /// Whether a name is valid for an extension: safe to print, short enough for a line, not an option, and usable before
  /// a slash.
  static func isName(_ name: String) -> Bool {
    let isBare = name.first?.isWhitespace == false && name.last?.isWhitespace == false
    return isBare && name.unicodeScalars.count <= maximumNameScalars
      && !name.hasPrefix("-") && !name.contains("/")
      && TerminalText.sanitized(name) == name
  }
}
