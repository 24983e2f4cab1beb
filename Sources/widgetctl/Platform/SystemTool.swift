import Ground
import SystemLibrary
import WidgetTerminal

/// Runs a program of the operating system, such as `crontab`.
enum SystemTool {
  enum Answer: Equatable {
    case ended(Ended)
    /// The program does not exist, or cannot be started.
    case absent
    /// The program did not end within the time limit.
    case late

    /// Whether the program ended with exit code 0.
    var isDone: Bool { if case .ended(let ended) = self { ended.code == 0 } else { false } }
  }

  /// The output and the exit code of a program that has ended.
  struct Ended: Equatable {
    /// The bytes of the program's standard output, unchanged.
    var output: [UInt8]
    /// The text of the program's standard error, in English if the program has translations.
    var errors: String
    /// The exit code; -1 if a signal ended the program.
    var code: Int32

    var text: String { String(decoding: output, as: UTF8.self) }
    /// The first line of the program's standard error; `nil` if that is empty.
    var firstError: String? { errors.split(separator: "\n").first.map(String.init) }
  }

  /// The most bytes of output that are kept by default; the rest is not read.
  static let maximumBytes = 1 << 20

  /// Runs a program that is found in PATH; `input`, if given, is its standard input.
  ///
  /// `environment` contains its variables, each as `NAME=VALUE`; if it is `nil`, the program
  /// inherits those of this process. Output after `limit` bytes is not read.
  static func run(
    _ words: [String],
    input: [UInt8]? = nil,
    environment: [String]? = nil,
    limit: Int = maximumBytes,
    milliseconds: Int64
  ) -> Answer {
    var file: Int32?
    if let input {
      guard let made = OwnProcess.file(holding: input) else { return .absent }
      file = made
    }
    defer { if let file { _ = systemClose(file) } }
    guard let output = ReadPipe(limit: limit) else { return .absent }
    guard let errors = ReadPipe(limit: maximumBytes) else {
      output.close()
      return .absent
    }
    defer {
      output.close()
      errors.close()
    }
    let identifier = start(
      words,
      input: file,
      output: output.writing,
      errors: errors.writing,
      environment: environment
    )
    output.closeWriting()
    errors.closeWriting()
    guard let identifier else { return .absent }
    let deadline = MonotonicTime.milliseconds + milliseconds
    let isEnded = ReadPipe.readAll([output, errors], until: deadline)
    // The deadline also applies to a program that continues after its output has ended.
    endIfInterrupted(identifier)
    guard isEnded, let code = exitCode(of: identifier, until: deadline) else {
      end(identifier)
      return .late
    }
    let said = String(decoding: errors.bytes, as: UTF8.self)
    return .ended(Ended(output: output.bytes, errors: said, code: code))
  }

  /// Runs a program, and writes all its output to the file `log`, which only this user can read.
  ///
  /// The result then contains no output. It is `.absent` also if the file cannot be created.
  static func run(_ words: [String], log: String, milliseconds: Int64) -> Answer {
    let file = open(log, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return .absent }
    defer { _ = systemClose(file) }
    guard let identifier = start(words, output: file, errors: file) else { return .absent }
    guard let code = exitCode(of: identifier, until: MonotonicTime.milliseconds + milliseconds)
    else {
      end(identifier)
      return .late
    }
    return .ended(Ended(output: [], errors: "", code: code))
  }

  /// Terminates a program and all processes in its process group.
  private static func end(_ identifier: pid_t) {
    _ = kill(-identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
  }

  /// The time in milliseconds after which a program that was asked to end is killed.
  ///
  /// A build needs the time to end its own compilers, which belong to other process groups.
  private static let graceInMilliseconds: Int64 = 5_000

  /// If a signal has asked this process to end, forwards it to the program, waits for the program's
  /// end, and ends too.
  private static func endIfInterrupted(_ identifier: pid_t) {
    guard let code = Interrupt.exitCode else { return }
    _ = kill(-identifier, SIGINT)
    let deadline = MonotonicTime.milliseconds + graceInMilliseconds
    var status: Int32 = 0
    while waitpid(identifier, &status, WNOHANG) == 0 {
      guard MonotonicTime.milliseconds < deadline else {
        end(identifier)
        break
      }
      ThreadPause.wait(microseconds: 1_000)
    }
    _exit(code)
  }

  private static func start(
    _ words: [String],
    input: Int32? = nil,
    output: Int32,
    errors: Int32,
    environment: [String]? = nil
  ) -> pid_t? {
    var start = ProgramStart(words)
    start.descriptors = [(input, 0), (output, 1), (errors, 2)]
    start.environment = environment
    start.standing = .ownGroup
    start.defaultSignals = [SIGINT, SIGTERM, SIGPIPE]
    // This program parses the output of tools, which must be in English.
    start.added = ["LC_ALL=C"]
    return try? start.spawn()
  }

  /// Waits for the end of a program, and returns its exit code, or -1 after a signal; `nil` if it
  /// still runs at the deadline.
  private static func exitCode(of identifier: pid_t, until deadline: Int64) -> Int32? {
    var status: Int32 = 0
    while true {
      let ended = waitpid(identifier, &status, WNOHANG)
      if ended == identifier { return status & 0x7f == 0 ? (status >> 8) & 0xff : -1 }
      if ended < 0, errno != EINTR { return -1 }
      endIfInterrupted(identifier)
      guard MonotonicTime.milliseconds < deadline else { return nil }
      ThreadPause.wait(microseconds: 1_000)
    }
  }
}

/// A pipe through which the output of another program is read.
private final class ReadPipe {
  private(set) var bytes: [UInt8] = []
  let writing: Int32
  /// The longest time that one call waits for output, in milliseconds.
  ///
  /// After it, an interrupt is noticed that arrived between two calls.
  private static let patienceInMilliseconds: Int64 = 100
  private let reading: Int32
  private let limit: Int
  private var isOver = false
  private var isWritingClosed = false

  /// Creates a pipe.
  ///
  /// - Returns: `nil` if the system allows no more open files.
  init?(limit: Int) {
    self.limit = limit
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  func closeWriting() {
    if !isWritingClosed { _ = systemClose(writing) }
    isWritingClosed = true
  }

  func close() {
    closeWriting()
    _ = systemClose(reading)
  }

  /// Reads all pipes to their ends.
  ///
  /// - Returns: `false` if one is still open at the deadline.
  static func readAll(_ pipes: [ReadPipe], until deadline: Int64) -> Bool {
    while true {
      let open = pipes.filter { !$0.isOver }
      guard !open.isEmpty else { return true }
      var requests = open.map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
      let remaining = max(0, deadline - MonotonicTime.milliseconds)
      let wait = min(remaining, patienceInMilliseconds)
      let ready = poll(&requests, nfds_t(requests.count), Int32(clamping: wait))
      if Interrupt.isRequested { return false }
      if ready < 0, errno == EINTR { continue }
      if ready == 0, wait < remaining { continue }
      guard ready > 0 else { return false }
      for (pipe, request) in zip(open, requests) where request.revents != 0 { pipe.readSome() }
    }
  }

  private func readSome() {
    var chunk = [UInt8](repeating: 0, count: 4_096)
    let count = systemRead(reading, &chunk, chunk.count)
    if count < 0, errno == EINTR { return }
    isOver = count <= 0 || bytes.count + count > limit
    if count > 0 { bytes += chunk[..<min(count, limit - bytes.count)] }
  }
}

/// Calls `close(2)`, for types in which a method `close` hides that function.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
