import Ground
import Synchronization
import SystemLibrary

/// The socket through which a command sends questions to the process that started it; that process
/// asks the user, as `watch` does.
enum QuestionSocket {
  /// The environment variable with the number of the socket's descriptor.
  static let variable = "WIDGETCTL_QUESTIONS"

  private static let taken = Mutex<Int32?>(nil)

  /// Whether the process that started this one answers questions.
  static var isOpen: Bool { taken.withLock { $0 != nil } }

  /// Reads the descriptor from the environment and removes the variable, so that child processes
  /// cannot use the socket.
  static func takeGiven() {
    guard let value = getenv(variable) else { return }
    let number = Int32(String(cString: value))
    unsetenv(variable)
    var status = stat()
    guard let number, number > 2, fstat(number, &status) == 0,
      (status.st_mode & S_IFMT) == S_IFSOCK
    else { return }
    let own = Frames.moved(number)
    _ = close(number)
    if own >= 0 { taken.withLock { $0 = own } }
  }

  /// Sends a question and waits for the answer.
  ///
  /// - Returns: `nil` if no answer can arrive any more, or if a signal interrupts the waiting and
  ///   `isCancelled` returns `true`.
  static func answer(to question: [UInt8], isCancelled: () -> Bool) -> [UInt8]? {
    guard let descriptor = taken.withLock({ $0 }), Frames.send(question, to: descriptor) else {
      return nil
    }
    var frames = Frames()
    while true {
      if let answer = frames.take() { return answer }
      var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&state, 1, -1) < 0, errno != EINTR || isCancelled() { return nil }
      guard frames.read(from: descriptor) else { return nil }
    }
  }

  /// The socket's end in the process that starts a command.
  struct Starter {
    /// The descriptor that becomes readable when a question arrives, and when the command ends; -1
    /// after `end()`.
    private(set) var descriptor: Int32
    /// The descriptor to pass to the command; the caller closes it after the command is started.
    let given: Int32
    private var frames = Frames()

    /// Creates a pair of connected sockets.
    ///
    /// - Returns: `nil` if the system allows no more open files.
    init?() {
      var ends: [Int32] = [-1, -1]
      guard socketpair(AF_UNIX, Frames.kind, 0, &ends) == 0 else { return nil }
      // The command's descriptor gets a high number here, because its own number may be in use.
      let given = Frames.moved(ends[1])
      _ = close(ends[1])
      guard given >= 0 else {
        _ = close(ends[0])
        return nil
      }
      _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
      for end in [ends[0], given] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
      (descriptor, self.given) = (ends[0], given)
    }

    var isOpen: Bool { descriptor >= 0 }

    /// Returns the next complete question, without waiting; `nil` if there is none.
    mutating func question() -> [UInt8]? {
      guard isOpen else { return nil }
      if !frames.read(from: descriptor) { end() }
      return frames.take()
    }

    mutating func answer(_ bytes: [UInt8]) {
      if isOpen, !Frames.send(bytes, to: descriptor) { end() }
    }

    /// Closes the socket; a question that still waits is not answered.
    mutating func end() {
      if isOpen { _ = close(descriptor) }
      descriptor = -1
    }
  }

  /// Splits the bytes of a stream into messages.
  ///
  /// Each message is preceded by its length in four bytes, the most significant one first.
  private struct Frames {
    /// The maximum size of a message in bytes; a question with its choices is shorter.
    private static let maximumBytes = 1 << 20
    private static let lengthBytes = 4

    #if canImport(Glibc)
    static let kind = Int32(SOCK_STREAM.rawValue)
    #else
    static let kind = SOCK_STREAM
    #endif

    private var bytes: [UInt8] = []

    /// Duplicates a descriptor with a number of at least 10; the programs that this one starts do
    /// not inherit it.
    ///
    /// - Returns: The new descriptor; -1 on failure.
    static func moved(_ descriptor: Int32) -> Int32 { fcntl(descriptor, F_DUPFD_CLOEXEC, 10) }

    /// Reads the available bytes, without waiting.
    ///
    /// - Returns: `false` if no more bytes can arrive.
    mutating func read(from descriptor: Int32) -> Bool {
      var chunk = [UInt8](repeating: 0, count: 4_096)
      while true {
        let count = systemRead(descriptor, &chunk, chunk.count)
        if count > 0 {
          bytes += chunk.prefix(count)
          if bytes.count > Self.maximumBytes { return false }
        } else if count == 0 {
          return false
        } else if errno != EINTR {
          return errno == EAGAIN
        }
      }
    }

    mutating func take() -> [UInt8]? {
      guard bytes.count >= Self.lengthBytes else { return nil }
      let length = bytes.prefix(Self.lengthBytes).reduce(0) { $0 << 8 | Int($1) }
      guard bytes.count - Self.lengthBytes >= length else { return nil }
      defer { bytes.removeFirst(Self.lengthBytes + length) }
      return Array(bytes[Self.lengthBytes..<Self.lengthBytes + length])
    }

    static func send(_ message: [UInt8], to descriptor: Int32) -> Bool {
      guard message.count <= maximumBytes else { return false }
      var left = stride(from: 24, through: 0, by: -8).map { UInt8(message.count >> $0 & 0xFF) }[...]
      left += message
      while !left.isEmpty {
        let count = left.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN {
          var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&state, 1, -1)
          continue
        }
        guard count > 0 else { return false }
        left.removeFirst(count)
      }
      return true
    }
  }
}
