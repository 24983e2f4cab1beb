import WidgetTerminal

/// Finds the system's program that opens addresses.
enum Opener {
  /// The names of programs that open an address: on Linux, in WSL and on macOS.
  private static let names = ["xdg-open", "wslview", "open"]

  /// The path of the first of these programs that exists; `nil` if none does.
  static var path: String? {
    let folders = (EnvironmentVariables.process.nonEmpty("PATH") ?? "/usr/bin:/bin")
      .split(separator: ":").filter { $0.hasPrefix("/") }
    for name in names {
      // On Linux, `open` may be a program that starts others on another console.
      #if os(Linux)
      if name == "open" { continue }
      #endif
      if let found = folders.map({ "\($0)/\(name)" }).first(where: FileStamp.isExecutable) {
        return found
      }
    }
    return nil
  }
}
