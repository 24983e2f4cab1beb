import WidgetTerminal

@testable import widgetctl

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A pseudo terminal: a test presses its keys and reads what it shows.
final class TestTerminal: Sendable {
  /// The person's side.
  let person: Int32
  /// The program's side.
  let program: Int32

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

  /// Everything that is shown from here on until a text is among it; `nil` after ten seconds without.
  func shown(until text: String) -> String? {
    var shown: [UInt8] = []
    while true {
      var request = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 10_000) == 1 else { return nil }
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = read(person, &bytes, bytes.count)
      guard count > 0 else { return nil }
      shown += bytes.prefix(count)
      let all = String(decoding: shown, as: UTF8.self)
      if all.contains(text) { return all }
    }
  }

  /// Whether the terminal shows what is typed by itself and waits for whole lines.
  var isOrdinary: Bool {
    var mode = termios()
    guard tcgetattr(program, &mode) == 0 else { return false }
    let flags = tcflag_t(ICANON | ECHO | ISIG)
    return mode.c_lflag & flags == flags
  }
}
