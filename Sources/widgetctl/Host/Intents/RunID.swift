import SharedStore
import Synchronization
import SystemLibrary

/// The names of runs in the journal.
enum RunID {
  /// The variable by which a parent process names the first run of a command, to find it in the journal; `watch` sets it.
  static let variable = "WIDGETCTL_RUN"

  private static let chosen = Mutex<String?>(nil)
  private static let given = Mutex<[String]>([])

  /// The names that this process has given to its runs.
  static var all: [String] { given.withLock { $0 } }

  /// Reads and removes the name that the parent process has chosen, so that child processes name their own runs.
  static func takeChosen() {
    guard let value = getenv(variable) else { return }
    let name = String(cString: value)
    unsetenv(variable)
    if isName(name) { chosen.withLock { $0 = name } }
  }

  /// The name of this process's next run: the chosen one, or a new one.
  static func make() -> String {
    let name =
      chosen.withLock { name in
        defer { name = nil }
        return name
      } ?? StoreRunID.make()
    given.withLock { $0.append(name) }
    return name
  }

  /// Whether a text has the form of a new name.
  private static func isName(_ text: String) -> Bool {
    text.utf8.count == 24
      && text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x66).contains($0)
      }
  }
}
