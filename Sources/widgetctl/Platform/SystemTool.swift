import Ground
import WidgetTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A program of the system that answers a question about it.
enum SystemTool {
  enum Answer: Equatable {
    /// What it printed, and its exit code.
    case ended(output: String, code: Int32)
    /// There is no such program, or it cannot be started.
    case absent
    /// It did not end in time.
    case late
  }

  /// More than any crontab; the rest is not read.
  private static let maximumBytes = 1 << 20

  /// Runs `words`, found in PATH, without an input and without its messages.
  static func answer(_ words: [String], milliseconds: Int64) -> Answer {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return .absent }
    let (reading, writing) = (ends[0], ends[1])
    defer { _ = close(reading) }
    _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
    _ = fcntl(writing, F_SETFD, FD_CLOEXEC)
    let identifier = start(words, output: writing)
    _ = close(writing)
    guard let identifier else { return .absent }
    let deadline = MonotonicTime.milliseconds + milliseconds
    var bytes: [UInt8] = []
    let isEnded = read(from: reading, into: &bytes, until: deadline)
    // A program that goes on after its output has ended is not waited for either.
    let code = isEnded ? exitCode(of: identifier, until: deadline) : nil
    guard let code else {
      _ = kill(identifier, SIGKILL)
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
      return .late
    }
    return .ended(output: String(decoding: bytes, as: UTF8.self), code: code)
  }

  private static func start(_ words: [String], output: Int32) -> pid_t? {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    var identifier: pid_t = 0
    let result = posix_spawnp(&identifier, words[0], &actions, nil, arguments + [nil], environ)
    return result == 0 ? identifier : nil
  }

  /// Whether the other end was closed in time.
  private static func read(
    from descriptor: Int32,
    into bytes: inout [UInt8],
    until deadline: Int64
  ) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 4_096)
    while bytes.count < maximumBytes {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let remaining = max(0, deadline - MonotonicTime.milliseconds)
      let ready = poll(&request, 1, Int32(clamping: remaining))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return false }
      let count = systemRead(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return true }
      bytes += chunk[..<count]
    }
    return true
  }

  /// `nil` while the program runs on; one that a signal ended has -1.
  private static func exitCode(of identifier: pid_t, until deadline: Int64) -> Int32? {
    var status: Int32 = 0
    while true {
      let ended = waitpid(identifier, &status, WNOHANG)
      if ended == identifier { return status & 0x7f == 0 ? (status >> 8) & 0xff : -1 }
      if ended < 0, errno != EINTR { return -1 }
      guard MonotonicTime.milliseconds < deadline else { return nil }
      ThreadPause.wait(microseconds: 1_000)
    }
  }
}
