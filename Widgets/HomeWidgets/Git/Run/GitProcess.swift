import Foundation
import Ground

/// Runs `git` and collects its output, with limits of bytes and time.
enum GitProcess {
  struct Output: Equatable, Sendable {
    var bytes: [UInt8]
    /// Whether the program printed more than the limit, so that the rest is missing.
    var isCut: Bool
    var code: Int32
    /// The first line of standard error; empty if there is none.
    var words: String
  }

  /// The most bytes of output that are read: enough for the status of some ten thousand files.
  static let outputBytes = 1 << 20
  /// The most bytes of standard error that are kept for the error message.
  private static let wordBytes = 2_048

  /// Starts a program, whose path is the first of `arguments`, and waits until it ends.
  ///
  /// Its process group is killed at the deadline, or when the output exceeds the limit. The
  /// deadline is in milliseconds of the monotonic clock.
  /// - Throws: `.notStarted` if it cannot be started, `.tooSlow` if it does not end in time.
  static func run(
    _ arguments: [String],
    environment: [String],
    until deadline: Int64
  ) throws(RepositoryProblem) -> Output {
    var out: [Int32] = [-1, -1]
    var err: [Int32] = [-1, -1]
    guard pipe(&out) == 0 else { throw .notStarted("no descriptor is left") }
    defer { close(out[0]) }
    guard pipe(&err) == 0 else {
      close(out[1])
      throw .notStarted("no descriptor is left")
    }
    defer { close(err[0]) }
    for end in out + err { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    for end in [out[0], err[0]] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    var start = ProgramStart(arguments)
    start.environment = environment
    start.standing = .ownGroup
    start.descriptors = [(nil, 0), (out[1], 1), (err[1], 2)]
    let process: pid_t
    do throws(ProgramStart.Failure) {
      defer { for end in [out[1], err[1]] { close(end) } }
      process = try start.spawn()
    } catch {
      throw .notStarted(String(cString: strerror(error.number)))
    }
    RunningPrograms.note(process)
    var streams = [
      Stream(file: out[0], limit: outputBytes), Stream(file: err[0], limit: wordBytes),
    ]
    let isInTime = readAll(&streams, until: deadline)
    RunningPrograms.end(process)
    guard let status = status(of: process), isInTime else { throw .tooSlow }
    let words = String(decoding: streams[1].bytes, as: UTF8.self)
    return Output(
      bytes: streams[0].bytes,
      isCut: streams[0].isCut,
      code: status & 0x7F == 0 ? status >> 8 & 0xFF : -1,
      words: words.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    )
  }

  /// The number of waits, each of 10 ms, for the end of a killed process, which may still be
  /// waiting for a disk.
  private static let lastSteps = 100

  /// Returns the exit status of a process that is about to end; `nil` if it does not end within a
  /// second.
  private static func status(of process: Int32) -> Int32? {
    var status: Int32 = 0
    for _ in 0..<lastSteps {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return status }
      if ended < 0, errno != EINTR { return nil }
      _ = poll(nil, 0, 10)
    }
    return nil
  }

  private struct Stream {
    let file: Int32
    let limit: Int
    var bytes: [UInt8] = []
    var isOpen = true
    var isCut = false

    init(file: Int32, limit: Int) {
      (self.file, self.limit) = (file, limit)
    }

    /// Reads the bytes that are available now; those beyond the limit are dropped.
    mutating func take() {
      var chunk = [UInt8](repeating: 0, count: 16 << 10)
      let count = read(file, &chunk, chunk.count)
      if count > 0 {
        let room = limit - bytes.count
        bytes += chunk.prefix(min(count, room))
        if count > room { isCut = true }
      } else if count == 0 || errno != EAGAIN && errno != EINTR {
        isOpen = false
      }
    }
  }

  /// Reads until both streams are closed, or standard output exceeds its limit.
  ///
  /// - Returns: `false` if the deadline passed before that.
  private static func readAll(_ streams: inout [Stream], until deadline: Int64) -> Bool {
    while streams.contains(where: \.isOpen), !streams[0].isCut {
      let left = deadline - MonotonicTime.milliseconds
      guard left > 0 else { return false }
      // `poll` ignores negative descriptors.
      var files = streams.map {
        pollfd(fd: $0.isOpen ? $0.file : -1, events: Int16(POLLIN), revents: 0)
      }
      _ = poll(&files, nfds_t(files.count), Int32(clamping: left))
      for index in streams.indices where files[index].revents != 0 { streams[index].take() }
    }
    return true
  }
}
