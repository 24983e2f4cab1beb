import Ground
import SystemLibrary
import WidgetTerminal

@testable import widgetctl

/// A pseudo terminal: a test presses its keys and reads what it shows.
final class TestTerminal: Sendable {
  /// The person's side.
  let person: Int32
  /// The program's side.
  let program: Int32
  /// What was shown and not waited for yet.
  private let rest = Guarded<String>("")

  init?(columns: UInt16, rows: UInt16) {
    // `posix_openpt` by what it does: Swift does not see it on Linux.
    person = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard person >= 0, let name = Self.unlock(person) else { return nil }
    program = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard program >= 0 else { return nil }
    resize(columns: columns, rows: rows)
  }

  /// The path of the program's side.
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

  /// What is shown from the last wait on up to a text; `nil` after a minute without it.
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

  /// What is shown next, whatever it is; `nil` where nothing comes in so many milliseconds.
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

  /// Whether the terminal shows what is typed by itself and waits for whole lines.
  var isOrdinary: Bool {
    var mode = termios()
    guard tcgetattr(program, &mode) == 0 else { return false }
    let flags = tcflag_t(ICANON | ECHO | ISIG)
    return mode.c_lflag & flags == flags
  }
}
