import Ground
import SystemLibrary
import WidgetTerminal

/// Reads a complete file or standard input, up to a limit.
enum InputFile {
  enum Failure: Error, Equatable {
    /// The input has more than `limit` bytes.
    case tooLarge(limit: Int)
    case isFolder
    /// A system call failed with this `errno`.
    case system(Int32)
  }

  /// The `errno` for a file that does not exist.
  static let missing = ENOENT

  /// Reads standard input to its end.
  ///
  /// - Throws: `.tooLarge` beyond `limit` bytes, `.isFolder`, or the `errno` of the call that
  ///   failed.
  static func standardInput(limit: Int) throws(Failure) -> [UInt8] {
    try bytes(of: 0, limit: limit)
  }

  /// Returns the content of the file at `path`; a pipe or a device is read to its end.
  ///
  /// - Throws: `.tooLarge` beyond `limit` bytes, `.isFolder`, or the `errno` of the call that
  ///   failed.
  static func contents(of path: String, limit: Int) throws(Failure) -> [UInt8] {
    // Opening a pipe without a writer waits, and a signal can interrupt that.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { _ = close(descriptor) }
    return try bytes(of: descriptor, limit: limit)
  }

  /// Passes the content of a regular file to `body` in parts, so that it need not fit in memory.
  ///
  /// - Throws: `CommandError` if the file cannot be read, and the error of `body`.
  static func forEachPart(
    of path: String,
    _ body: ([UInt8]) throws(CommandError) -> Void
  ) throws(CommandError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw CommandError(.system(errno), reading: path) }
    defer { _ = close(descriptor) }
    while true {
      var failure: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: partBytes) { buffer, count in
        let got = systemRead(descriptor, buffer.baseAddress, partBytes)
        failure = got < 0 ? errno : 0
        count = max(0, got)
      }
      if failure == EINTR { continue }
      guard failure == 0 else { throw CommandError(.system(failure), reading: path) }
      if part.isEmpty { return }
      try body(part)
    }
  }

  /// The size of a part in bytes, large enough that the system calls cost little.
  private static let partBytes = 1 << 20

  /// Returns up to `count` bytes from the start of a regular file; empty if it cannot be read.
  static func beginning(of path: String, bytes count: Int) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { _ = close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      read = max(0, systemRead(descriptor, buffer.baseAddress, count))
    }
  }

  private static func bytes(of descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    var status = stat()
    if fstat(descriptor, &status) == 0, (status.st_mode & S_IFMT) == S_IFDIR { throw .isFolder }
    var bytes: [UInt8] = []
    let part = 65_536
    while true {
      var failure: Int32 = 0
      let read = [UInt8](unsafeUninitializedCapacity: part) { buffer, count in
        let got = systemRead(descriptor, buffer.baseAddress, part)
        failure = got < 0 ? errno : 0
        count = max(0, got)
      }
      if failure == EINTR { continue }
      if failure == EAGAIN {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&request, 1, -1)
        continue
      }
      if failure != 0 { throw .system(failure) }
      if read.isEmpty { return bytes }
      bytes += read
      if bytes.count > limit { throw .tooLarge(limit: limit) }
    }
  }
}

/// Calls `read(2)`, for types in which a method `read` hides that function.
func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

extension CommandError {
  /// Creates the error for an input that cannot be read; `name` is its path or `standard input`.
  init(_ failure: InputFile.Failure, reading name: String) {
    self =
      switch failure {
      case .tooLarge(let limit):
        .failed(
          .badData,
          message: "\(name) is larger than \(limit) bytes",
          hint: "make it smaller, or divide it"
        )
      case .isFolder:
        .failed(.noInput, message: "\(name) is a folder", hint: "name a file in it")
      case .system(let code):
        .failed(
          .noInput,
          message: "cannot read \(name): \(OutputDescriptor.explanation(of: code))",
          hint: ExitCode.noInput.advice
        )
      }
  }
}

/// Runs `body`, which reads a file or standard input, and converts its error to a `CommandError`
/// about `name`.
func inputText<Value>(
  _ name: String = "standard input",
  _ body: () throws(InputFile.Failure) -> Value
) throws(CommandError) -> Value {
  do {
    return try body()
  } catch {
    throw CommandError(error, reading: name)
  }
}
