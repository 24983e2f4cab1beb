import SharedStore
import WidgetRender
import WidgetTerminal

extension HostedExtension {
  /// The names of the extensions that are installed together with this program.
  static let builtInNames = ["HomeWidgets", "FeedWidgets"]

  /// The name of the file that contains all built-in extensions; it runs the one under whose name
  /// it is started.
  private static let builtInFile = "BuiltInWidgets"

  /// A widget extension's program on this machine.
  struct Program: Hashable, Sendable {
    /// The name of the extension in messages and in the store.
    let name: String
    /// The path that identifies the program, under which its description is stored.
    let path: String
    /// The path of the file to run: `path`, or that of a file for several extensions.
    let file: String
    /// The modification time, size and inode of the file, which identify a build of the program.
    let stamp: String
    /// Whether the user added the extension; otherwise it was installed together with this program.
    let isAdded: Bool
    /// The format of the program's output; `nil` for a program that uses the extension protocol.
    let printed: PrintedForm?

    /// Creates the description of a program file.
    ///
    /// - Returns: `nil` if the file, by default that at `path`, does not exist, or if this user may
    ///   not run it.
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

    /// Creates the description of the program that the user added; `nil` for a built-in extension,
    /// or if the file is missing.
    init?(_ row: KnownExtension) {
      guard row.isAdded else { return nil }
      let printed = KeptOffer(stored: row.description).printed
      self.init(name: row.name, path: row.path, isAdded: true, printed: printed)
    }
  }

  /// Returns the programs of the built-in extensions next to the executable, or else in `libexec`.
  ///
  /// They are in one file, or each is a program with its own name.
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

  /// The most Unicode scalars of an extension's name; a longer one would not fit in tables.
  private static let maximumNameScalars = 64

  /// Returns whether a name is valid for an extension: printable, short, and without slashes or a
  /// dash at its start.
  static func isName(_ name: String) -> Bool {
    let isBare = name.first?.isWhitespace == false && name.last?.isWhitespace == false
    return isBare && name.unicodeScalars.count <= maximumNameScalars
      && !name.hasPrefix("-") && !name.contains("/")
      && TerminalText.sanitized(name) == name
  }
}
