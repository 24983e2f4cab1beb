import Ground
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
      } ?? new()
    given.withLock { $0.append(name) }
    return name
  }

  /// A new name: the microsecond and 40 random bits as hexadecimal digits.
  ///
  /// Two runs never have the same name. Names of later runs are greater, so that the journal's index grows at its last
  /// page.
  static func new() -> String {
    var generator = SystemRandomNumberGenerator()
    let present = UInt64(clamping: SystemTime.microsecondsSince1970)
    let random: UInt64 = generator.next() >> 24
    return [(present & 0xFF_FFFF_FFFF_FFFF, 14), (random, 10)].map { number, count in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: count - digits.count) + digits
    }.joined()
  }

  /// Whether a text has the form of a new name.
  private static func isName(_ text: String) -> Bool {
    text.utf8.count == 24
      && text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x66).contains($0)
      }
  }
}
