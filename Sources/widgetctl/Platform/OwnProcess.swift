import Ground
import SystemLibrary

/// A process of this program with another command, or of a program of the system, which can outlive
/// this process.
///
/// It has a session without a terminal, so that no signal that ends or stops this process reaches
/// it.
final class OwnProcess {
  struct End: Equatable {
    /// The standard output of the process, at most `maximumBytes`; `errors` is its standard error.
    let output: [UInt8]
    let errors: [UInt8]
    /// The exit code; -1 if a signal ended the process.
    let code: Int32
  }

  /// The most bytes of each output that are kept; the lines that are read for results are shorter.
  ///
  /// The rest is read and ignored.
  private static let maximumBytes = 1 << 20

  private let identifier: pid_t
  private var pipes: [(descriptor: Int32, bytes: [UInt8], isOpen: Bool)]
  /// The socket through which the process asks questions; `nil` if it cannot ask any.
  private var questions: QuestionSocket.Starter?

  /// Starts a program by its path or from PATH; `input` is its standard input, by default empty.
  ///
  /// `variables` (`NAME=VALUE`) are added to this process's environment. If `asks` is true, the
  /// program can ask questions, which `question()` returns.
  ///
  /// - Returns: `nil` if the system allows no more open files or processes, or if there is no such
  ///   program.
  init?(
    _ words: [String],
    variables: [String] = [],
    input: [UInt8]? = nil,
    asks: Bool = false
  ) {
    var file: Int32?
    if let input {
      guard let made = Self.file(holding: input) else { return nil }
      file = made
    }
    defer { if let file { _ = close(file) } }
    guard let output = Self.makePipe() else { return nil }
    guard let errors = Self.makePipe() else {
      for end in [output.reading, output.writing] { _ = close(end) }
      return nil
    }
    defer { for pipe in [output, errors] { _ = close(pipe.writing) } }
    questions = asks ? QuestionSocket.Starter() : nil
    let asked = questions?.given
    defer { if let asked { _ = close(asked) } }
    var start = ProgramStart(words)
    start.added = variables + (asked == nil ? [] : ["\(QuestionSocket.variable)=\(Self.asking)"])
    start.standing = .ownSession
    start.descriptors = [(file, 0), (output.writing, 1), (errors.writing, 2)]
    if let asked { start.descriptors.append((asked, Self.asking)) }
    guard let identifier = try? start.spawn() else {
      for pipe in [output, errors] { _ = close(pipe.reading) }
      questions?.end()
      return nil
    }
    self.identifier = identifier
    pipes = [output, errors].map { ($0.reading, [], true) }
  }

  deinit {
    questions?.end()
    for pipe in pipes where pipe.isOpen { _ = close(pipe.descriptor) }
    // The process continues without this one; if it has ended, it does not remain as a zombie.
    var status: Int32 = 0
    _ = waitpid(identifier, &status, WNOHANG)
  }

  /// Sends SIGTERM to the process.
  func terminate() {
    _ = kill(identifier, SIGTERM)
  }

  /// The number of the descriptor for the question socket in the started process.
  private static let asking: Int32 = 3

  /// Returns the next question of the process, without waiting; `nil` if there is none.
  func question() -> [UInt8]? { questions?.question() }

  func answer(_ bytes: [UInt8]) { questions?.answer(bytes) }

  /// The descriptors to poll, which become readable when the process prints, asks or ends.
  var descriptors: [Int32] {
    open + (questions.flatMap { $0.isOpen ? [$0.descriptor] : nil } ?? [])
  }

  private var open: [Int32] { pipes.filter(\.isOpen).map(\.descriptor) }

  /// Reads what the process has printed since the last call, without waiting.
  ///
  /// - Returns: The output and the exit code once the process has ended; `nil` while it runs.
  func read() -> End? {
    for index in pipes.indices where pipes[index].isOpen { read(&pipes[index]) }
    guard open.isEmpty else { return nil }
    var status: Int32 = 0
    // Both outputs are closed, so the process is about to end.
    while waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else {
        return End(output: pipes[0].bytes, errors: pipes[1].bytes, code: -1)
      }
    }
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : -1
    return End(output: pipes[0].bytes, errors: pipes[1].bytes, code: code)
  }

  private func read(_ pipe: inout (descriptor: Int32, bytes: [UInt8], isOpen: Bool)) {
    var chunk = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = systemRead(pipe.descriptor, &chunk, chunk.count)
      if count > 0 {
        pipe.bytes += chunk.prefix(min(count, Self.maximumBytes - pipe.bytes.count))
      } else if count == 0 {
        _ = close(pipe.descriptor)
        pipe.isOpen = false
        return
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Returns a descriptor of an unnamed file with these bytes, positioned at its start.
  ///
  /// Writing them to a pipe could block until they are read.
  /// - Returns: `nil` if the file cannot be created.
  static func file(holding bytes: [UInt8]) -> Int32? {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/widgetctl.XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return nil }
    _ = unlink(template)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        _ = close(file)
        return nil
      }
      written += count
    }
    _ = lseek(file, 0, SEEK_SET)
    return file
  }

  private static func makePipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
  }
}

/// Calls `write(2)`, for types in which a method `write` hides that function.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
