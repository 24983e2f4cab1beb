import SharedStore
import WidgetRender
import WidgetTerminal

extension HostedExtension {
  /// The names of the extensions that are installed together with this program.
  static let builtInNames = ["HomeWidgets", "FeedWidgets"]

  /// A widget extension's program on this machine.
  struct Program: Hashable, Sendable {
    /// The extension's name in messages and in the store.
    let name: String
    let path: String
    /// Distinguishes one build of the program from another: modification time, size and inode.
    let stamp: String
    /// Whether the user added it; the others were installed together with this program.
    let isAdded: Bool
    /// The form of its output; `nil` for a program that speaks messages itself.
    let printed: PrintedForm?

    /// - Returns: `nil` if there is no program at `path` that this user may run.
    init?(name: String, path: String, isAdded: Bool = false, printed: PrintedForm? = nil) {
      guard FileStamp.isExecutable(path), let file = FileStamp(path: path) else { return nil }
      self.name = name
      self.path = path
      self.isAdded = isAdded
      self.printed = printed
      stamp = "\(file.modified)-\(file.size)-\(file.inode)"
    }

    /// The program that the user added, if it is still where it was.
    init?(_ row: KnownExtension) {
      guard row.isAdded else { return nil }
      let printed = KeptOffer(stored: row.description).printed
      self.init(name: row.name, path: row.path, isAdded: true, printed: printed)
    }
  }

  /// The built-in programs beside the executable and in `libexec`, one of each name.
  static func installed(executable: String?) -> [Program] {
    guard let executable, let slash = executable.lastIndex(of: "/") else { return [] }
    let folder = String(executable[..<slash])
    return builtInNames.compactMap { name in
      Program(name: name, path: "\(folder)/\(name)")
        ?? Program(name: name, path: "\(folder)/../libexec/widgetctl/\(name)")
    }
  }

  /// Longer ones leave no room in a table.
  private static let maximumNameScalars = 64

  /// Whether an extension may be called so: the name is safe to print, fits a line, is no option and
  /// stands before a slash.
  static func isName(_ name: String) -> Bool {
    let isBare = name.first?.isWhitespace == false && name.last?.isWhitespace == false
    return isBare && name.unicodeScalars.count <= maximumNameScalars
      && !name.hasPrefix("-") && !name.contains("/")
      && TerminalText.sanitized(name) == name
  }
}
