import SharedStore
import Synchronization
import SystemLibrary

/// The names that identify runs in the journal.
enum RunID {
  /// The variable with which a parent process names the first run of a command, to find it in the
  /// journal; `watch` sets it.
  static let variable = "WIDGETCTL_RUN"

  private static let chosen = Mutex<String?>(nil)
  private static let given = Mutex<[String]>([])

  /// The names that this process has given to its runs.
  static var all: [String] { given.withLock { $0 } }

  /// Reads the name that the parent process has chosen and removes its variable, so that child
  /// processes do not use it.
  static func takeChosen() {
    guard let value = getenv(variable) else { return }
    let name = String(cString: value)
    unsetenv(variable)
    if isName(name) { chosen.withLock { $0 = name } }
  }

  /// Returns a name for this process's next run: the chosen one, or else a new one.
  static func make() -> String {
    let name =
      chosen.withLock { name in
        defer { name = nil }
        return name
      } ?? StoreRunID.make()
    given.withLock { $0.append(name) }
    return name
  }

  /// Returns whether a text can be a name: 24 hexadecimal digits in lower case.
  private static func isName(_ text: String) -> Bool {
    text.utf8.count == 24
      && text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x66).contains($0)
      }
  }
}
