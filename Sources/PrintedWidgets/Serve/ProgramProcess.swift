import Ground
import SystemLibrary

/// A running program: its process group and its output, with limits of bytes and time.
///
/// At the end of the run, the group is killed with all processes that the program has started in
/// it. The host ends processes that have left the group (RI-12).
struct ProgramProcess: ~Copyable {
  /// The time without output after which the picture of a stream counts as complete.
  private static let lullInMilliseconds: Int64 = 400
  /// The time without output after which a status bar program's line counts as complete.
  ///
  /// It is longer than that of streams, because most such programs end by themselves.
  private static let pauseInMilliseconds: Int64 = 1_500
  /// The number of bytes at the end of standard error that are kept for the error message.
  private static let wordBytes = 2_048

  private let identifier: pid_t
  private let output: Int32
  private let errors: Int32
  /// Whether standard error is still open; a closed one is not polled, since the poll would return
  /// at once.
  private var hasWords = true
  private var words: [UInt8] = []
  private var printed: [UInt8] = []

  /// Starts the program `arguments[0]`, which is searched in PATH if the name contains no slash.
  init(_ arguments: [String], environment: [String]) throws(RunFailure) {
    var out: [Int32] = [-1, -1]
    var err: [Int32] = [-1, -1]
    guard pipe(&out) == 0 else { throw .notStarted("no descriptor is left") }
    guard pipe(&err) == 0 else {
      for end in out { close(end) }
      throw .notStarted("no descriptor is left")
    }
    for end in out + err { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    for end in [out[0], err[0]] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    defer { for end in [out[1], err[1]] { close(end) } }
    var start = ProgramStart(arguments)
    start.environment = environment
    start.standing = .ownGroup
    start.descriptors = [(nil, 0), (out[1], 1), (err[1], 2)]
    do throws(ProgramStart.Failure) {
      identifier = try start.spawn()
    } catch {
      for end in [out[0], err[0]] { close(end) }
      throw .notStarted(String(cString: strerror(error.number)))
    }
    (output, errors) = (out[0], err[0])
    RunningPrograms.note(identifier)
  }

  deinit {
    RunningPrograms.end(identifier)
    while waitpid(identifier, nil, 0) < 0, errno == EINTR {}
    close(output)
    close(errors)
  }

  /// Returns all output up to the end of the program, and whether the exit code demands the user's
  /// attention.
  ///
  /// `limit` is in milliseconds. Programs of status bars never end by themselves. So a program is
  /// ended if its output satisfies `isWhole` and nothing more follows.
  mutating func outputToEnd(
    within limit: Int64,
    urgentCode: Int32? = nil,
    isWhole: ([UInt8]) -> Bool = { _ in false }
  ) throws(RunFailure) -> (bytes: [UInt8], isUrgent: Bool) {
    let start = MonotonicTime.milliseconds
    let deadline = start + limit
    var (quiet, count) = (start + Self.pauseInMilliseconds, 0)
    while true {
      let isOpen = wait(until: deadline)
      if printed.count > ReadLimits.outputBytes { throw .tooLong }
      // A child of the program may keep the pipe open, so the end of the program counts.
      if !isOpen || hasEnded {
        _ = take()
        break
      }
      let now = MonotonicTime.milliseconds
      if printed.count > count {
        (quiet, count) = (now + Self.pauseInMilliseconds, printed.count)
      } else if now >= quiet {
        if isWhole(printed) { return (printed, false) }
        quiet = .max
      }
      if now >= deadline { throw .tooSlow(milliseconds: limit) }
    }
    if !ends(by: deadline) { throw .tooSlow(milliseconds: limit) }
    _ = take()
    if printed.count > ReadLimits.outputBytes { throw .tooLong }
    if case .exited(code: urgentCode, words: _)? = failure, Self.hasText(printed[...]) {
      return (printed, true)
    }
    if let failure { throw failure }
    return (printed, false)
  }

  /// Returns the next picture of a stream; a line `~~~`, a pause or the end of the program ends a
  /// picture.
  ///
  /// - Returns: The picture, or `nil` if none arrived in time and the program is still running.
  mutating func nextPicture(within limit: Int64) throws(RunFailure) -> [UInt8]? {
    let deadline = MonotonicTime.milliseconds + limit
    var quiet = MonotonicTime.milliseconds + Self.lullInMilliseconds
    while true {
      if let picture = latestPicture() { return picture }
      let before = printed.count
      let isOpen = wait(until: min(deadline, quiet))
      if printed.count > ReadLimits.outputBytes { throw .tooLong }
      let now = MonotonicTime.milliseconds
      if printed.count > before { quiet = now + Self.lullInMilliseconds }
      let isOver = !isOpen || hasEnded
      if isOver { _ = take() }
      if isOver || now >= quiet {
        if let picture = latestPicture() { return picture }
        if Self.hasText(printed[...]) {
          defer { printed = [] }
          return printed
        }
        quiet = now + Self.lullInMilliseconds
      }
      if isOver {
        // The output is closed shortly before the program can be reaped.
        _ = ends(by: deadline)
        _ = take()
        throw failure ?? .exited(code: 0, words: "its stream ended")
      }
      if now >= deadline { return nil }
    }
  }

  /// Returns the last complete picture in the output and drops the earlier ones, so that a fast
  /// program's pictures are drawn without delay.
  ///
  /// - Returns: The picture, or `nil` if none is complete yet.
  private mutating func latestPicture() -> [UInt8]? {
    var latest: [UInt8]?
    while let picture = cutPicture() { latest = picture }
    return latest
  }

  /// Removes the text before the next line `~~~` from the output and returns it; empty pictures are
  /// skipped.
  ///
  /// It is `nil` if the output contains no such line.
  private mutating func cutPicture() -> [UInt8]? {
    var start = printed.startIndex
    while let end = printed[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: printed[start..<end], as: UTF8.self)
      if line.trimmed == "~~~" {
        let picture = Array(printed[..<start])
        printed.removeFirst(end + 1)
        if Self.hasText(picture[...]) { return picture }
        start = printed.startIndex
      } else {
        start = end + 1
      }
    }
    return nil
  }

  private static func hasText(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.contains { $0 > 0x20 } }

  /// Waits up to a tenth of a second for output and reads it, so that the caller can then check
  /// whether the program has ended.
  ///
  /// - Returns: Whether the output is still open.
  private mutating func wait(until deadline: Int64) -> Bool {
    // `poll` ignores negative descriptors.
    var files = [output, hasWords ? errors : -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let left = min(max(deadline - MonotonicTime.milliseconds, 0), 100)
    _ = poll(&files, nfds_t(files.count), Int32(left))
    return take()
  }

  /// Reads the available output without waiting; returns whether the output is still open.
  private mutating func take() -> Bool {
    while hasWords {
      let (bytes, isOpen) = Self.read(errors)
      hasWords = isOpen
      if bytes.isEmpty { break }
      words = Array((words + bytes).suffix(Self.wordBytes))
      // The text also goes to the log, as for every extension.
      _ = write(2, bytes, bytes.count)
    }
    // Beyond the limit nothing is read, and the run ends.
    while printed.count <= ReadLimits.outputBytes {
      let (bytes, isOpen) = Self.read(output)
      if bytes.isEmpty { return isOpen }
      printed += bytes
    }
    return true
  }

  private static func read(_ file: Int32) -> (bytes: [UInt8], isOpen: Bool) {
    var chunk = [UInt8](repeating: 0, count: 16 << 10)
    let count = SystemLibrary.read(file, &chunk, chunk.count)
    guard count > 0 else { return ([], count < 0 && (errno == EAGAIN || errno == EINTR)) }
    return (Array(chunk.prefix(count)), true)
  }

  /// Returns whether the program ends by the deadline; its output is already closed.
  private func ends(by deadline: Int64) -> Bool {
    while !hasEnded {
      if MonotonicTime.milliseconds >= deadline { return false }
      usleep(1_000)
    }
    return true
  }

  /// Whether the program has ended.
  ///
  /// Its process is reaped only at the end of the run, together with its process group.
  private var hasEnded: Bool { end != nil }

  private var end: siginfo_t? {
    var facts = siginfo_t()
    guard waitid(P_PID, id_t(identifier), &facts, WEXITED | WNOHANG | WNOWAIT) == 0,
      facts.si_signo == SIGCHLD
    else { return nil }
    return facts
  }

  private var failure: RunFailure? {
    guard let facts = end else { return nil }
    #if canImport(Darwin)
    let status = facts.si_status
    #else
    let status = facts._sifields._sigchld.si_status
    #endif
    guard facts.si_code == CLD_EXITED else { return .signalled(status) }
    return status == 0 ? nil : .exited(code: status, words: lastWords)
  }

  /// The line of standard error that best explains a failure, or else the first line of output.
  ///
  /// It has no control characters and at most 200 characters; it is empty if the program printed
  /// nothing.
  private var lastWords: String {
    let lines = String(decoding: words, as: UTF8.self).split(whereSeparator: \.isNewline)
    let first = printed.prefix(Self.wordBytes).split(separator: UInt8(ascii: "\n"))
      .first(where: Self.hasText)
    // The parameters after `|` in a line of a menu are left out.
    let text = first.map { String(decoding: $0, as: UTF8.self).prefix { $0 != "|" } }
    let line = TellingLine.of(lines) ?? text
    return String(SafeWords.text(line ?? "").prefix(200))
  }
}
