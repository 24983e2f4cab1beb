import SharedStore
import Synchronization
import SystemLibrary

/// Creates the ids that identify runs in the journal.
enum RunID {
  /// The environment variable with which a parent process chooses the id of a command's first run,
  /// to find it in the journal.
  ///
  /// The live view sets it.
  static let variable = "WIDGETCTL_RUN"

  private static let chosen = Mutex<String?>(nil)
  private static let given = Mutex<[String]>([])

  /// The ids that this process has given to its runs.
  static var all: [String] { given.withLock { $0 } }

  /// Reads the id that the parent process has chosen, and removes the variable, so that child
  /// processes do not use it.
  static func takeChosen() {
    guard let value = getenv(variable) else { return }
    let name = String(cString: value)
    unsetenv(variable)
    if isName(name) { chosen.withLock { $0 = name } }
  }

  /// Returns an id for the next run of this process: the one that the parent process has chosen, or
  /// else a new one.
  static func make() -> String {
    let name =
      chosen.withLock { name in
        defer { name = nil }
        return name
      } ?? StoreRunID.make()
    given.withLock { $0.append(name) }
    return name
  }

  /// Returns whether a text can be an id: 24 hexadecimal digits in lower case.
  private static func isName(_ text: String) -> Bool {
    text.utf8.count == 24
      && text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x66).contains($0)
      }
  }
}
