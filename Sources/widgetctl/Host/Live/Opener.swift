import WidgetTerminal

/// The program of the system that opens addresses.
enum Opener {
  /// By their names on a desktop and on WSL.
  private static let names = ["xdg-open", "wslview"]

  /// The path of the first that is there; `nil` where there is none.
  static var path: String? {
    let folders = (EnvironmentVariables.process.nonEmpty("PATH") ?? "/usr/bin:/bin")
      .split(separator: ":").filter { $0.hasPrefix("/") }
    for name in names {
      if let found = folders.map({ "\($0)/\(name)" }).first(where: FileStamp.isExecutable) {
        return found
      }
    }
    return nil
  }
}
