import SharedStore
import WidgetRender
import WidgetTerminal

/// A widget extension's program on this machine.
struct InstalledExtension: Hashable, Sendable {
  /// Its name in messages and in the store.
  let name: String
  let path: String
  /// Distinguishes one build of the program from another: modification time, size and inode.
  let stamp: String
  /// Whether the user added it; the others were installed together with this program.
  let isAdded: Bool
  /// The form of what it prints; `nil` for a program that speaks messages itself.
  let printed: PrintedForm?

  /// - Returns: `nil` where there is no program at `path` that this user may run.
  init?(name: String, path: String, isAdded: Bool = false, printed: PrintedForm? = nil) {
    guard FileStamp.isExecutable(path), let file = FileStamp(path: path) else { return nil }
    self.name = name
    self.path = path
    self.isAdded = isAdded
    self.printed = printed
    stamp = "\(file.modified)-\(file.size)-\(file.inode)"
  }
}

extension InstalledExtension {
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

/// Finds the extensions that were built or installed together with this program, or added later.
enum ExtensionCatalog {
  static let builtInNames = ["HomeWidgets", "FeedWidgets"]

  /// The programs beside the executable and in `libexec`, one of each name.
  static func installed(executable: String?) -> [InstalledExtension] {
    guard let executable, let slash = executable.lastIndex(of: "/") else { return [] }
    let folder = String(executable[..<slash])
    return builtInNames.compactMap { name in
      InstalledExtension(name: name, path: "\(folder)/\(name)")
        ?? InstalledExtension(name: name, path: "\(folder)/../libexec/widgetctl/\(name)")
    }
  }

  /// The programs that the user added and that are still where they were.
  static func added(_ known: [KnownExtension]) -> [InstalledExtension] {
    known.filter(\.isAdded).compactMap {
      InstalledExtension(
        name: $0.name,
        path: $0.path,
        isAdded: true,
        printed: KeptOffer(stored: $0.description).printed
      )
    }
  }

  /// Why a command cannot go on without the program of that name, and what to run.
  ///
  /// `swift run widgetctl` on a fresh clone builds the host alone.
  static func missing(_ name: String) -> (message: String, hint: String) {
    if builtInNames.contains(name) {
      return (
        "extension \(name) is not built",
        "'swift build' builds it beside widgetctl, 'scripts/widgetctl' builds and runs both"
      )
    }
    return (
      "extension \(name) is not installed",
      "install it beside widgetctl or in ../libexec/widgetctl"
    )
  }
}
