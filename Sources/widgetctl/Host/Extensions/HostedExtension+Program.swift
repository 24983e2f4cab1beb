import SharedStore
import WidgetRender
import WidgetTerminal

extension HostedExtension {
  /// The names of the extensions that are installed together with this program.
  static let builtInNames = ["HomeWidgets", "FeedWidgets"]

  /// The name of the file that contains all built-in extensions; it serves the one under whose name
  /// it is started.
  private static let builtInFile = "BuiltInWidgets"

  /// A widget extension's program on this machine.
  struct Program: Hashable, Sendable {
    /// The extension's name in messages and in the store.
    let name: String
    /// The path that names the program; the store keeps the description under it.
    let path: String
    /// The file to run: that at `path`, or one that serves several extensions.
    let file: String
    /// Identifies a build of the program by modification time, size and inode.
    let stamp: String
    /// Whether the user added the extension; otherwise it was installed together with this program.
    let isAdded: Bool
    /// The format of the program's output; `nil` for a program that speaks the protocol itself.
    let printed: PrintedForm?

    /// Describes a program.
    ///
    /// - Returns: `nil` if the file, by default that at `path`, does not exist or this user may not
    ///   run it.
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

    /// Describes the program of an extension that the user added; `nil` for a built-in one, or if
    /// the file is missing.
    init?(_ row: KnownExtension) {
      guard row.isAdded else { return nil }
      let printed = KeptOffer(stored: row.description).printed
      self.init(name: row.name, path: row.path, isAdded: true, printed: printed)
    }
  }

  /// Returns the built-in extensions next to the executable, or else in `libexec`.
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

  /// The most Unicode scalars of a name; longer ones would not fit in tables.
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
