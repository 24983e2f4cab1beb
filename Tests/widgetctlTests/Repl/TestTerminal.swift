import Ground
import SystemLibrary
import WidgetTerminal

@testable import widgetctl

/// A pseudo terminal at which a test presses keys and reads the output.
final class TestTerminal: Sendable {
  /// The descriptor with which the test acts as the user.
  let person: Int32
  /// The descriptor that is the program's terminal.
  let program: Int32
  /// The output that was read but not returned yet.
  private let rest = Guarded<String>("")

  init?(columns: UInt16, rows: UInt16) {
    // `posix_openpt` by what it does: Swift does not see it on Linux.
    person = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard person >= 0, let name = Self.unlock(person) else { return nil }
    program = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard program >= 0 else { return nil }
    resize(columns: columns, rows: rows)
  }

  /// Unlocks the terminal, and returns the path of the program's side; `nil` on failure.
  private static func unlock(_ person: Int32) -> String? {
    #if os(Linux)
    // TIOCSPTLCK and TIOCGPTN of <asm/ioctls.h>.
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    guard ioctl(person, 0x4004_5431, &isLocked) == 0, ioctl(person, 0x8004_5430, &number) == 0
    else { return nil }
    return "/dev/pts/\(number)"
    #else
    guard grantpt(person) == 0, unlockpt(person) == 0, let name = ptsname(person) else {
      return nil
    }
    return String(cString: name)
    #endif
  }

  deinit {
    _ = close(person)
    _ = close(program)
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(program, UInt(TIOCSWINSZ), &size)
  }

  func press(_ keys: String) {
    _ = OutputDescriptor(number: person).write(Array(keys.utf8))
  }

  /// Returns the output since the last call, up to and including a text; `nil` if the text does not
  /// appear within a minute.
  func shown(until text: String) -> String? {
    // A clock on the screen writes on and on.
    let end = ContinuousClock.now.advanced(by: .seconds(60))
    while true {
      let found = rest.withLock { rest -> String? in
        guard let end = rest.firstRange(of: text)?.upperBound else { return nil }
        defer { rest.removeSubrange(..<end) }
        return String(rest[..<end])
      }
      if let found { return found }
      var request = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
      let left = Int32((end - .now) / .milliseconds(1))
      guard left > 0, poll(&request, 1, left) == 1 else { return nil }
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = read(person, &bytes, bytes.count)
      guard count > 0 else { return nil }
      let more = String(decoding: bytes.prefix(count), as: UTF8.self)
      rest.withLock { $0 += more }
    }
  }

  /// Returns the next output; `nil` if there is none within the given time.
  func more(milliseconds: Int32 = 60_000) -> String? {
    let waiting = rest.withLock { rest in
      defer { rest = "" }
      return rest
    }
    if !waiting.isEmpty { return waiting }
    var request = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) == 1 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(person, &bytes, bytes.count)
    guard count > 0 else { return nil }
    // A character may have come in part.
    var text = Array(bytes.prefix(count))
    while text.count < 8_192, String(validating: text, as: UTF8.self) == nil {
      var byte: UInt8 = 0
      guard read(person, &byte, 1) == 1 else { break }
      text.append(byte)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether the terminal echoes keys and passes complete lines to the program, as before a program
  /// changes its mode.
  var isOrdinary: Bool {
    var mode = termios()
    guard tcgetattr(program, &mode) == 0 else { return false }
    let flags = tcflag_t(ICANON | ECHO | ISIG)
    return mode.c_lflag & flags == flags
  }
}
