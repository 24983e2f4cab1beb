import SystemLibrary

/// Two connected stream sockets.
///
/// The descriptors are not owned: the caller wraps each in a `Descriptor`.
struct SocketPair {
  let host: Int32
  let served: Int32

  /// Creates a pair that no started program inherits.
  ///
  /// - Throws: `SystemFault` with the reason, such as too many open files.
  init() throws(SystemFault) {
    var numbers: [Int32] = [-1, -1]
    #if canImport(Darwin)
    let type = SOCK_STREAM
    #else
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #endif
    guard socketpair(AF_UNIX, type, 0, &numbers) == 0 else { throw SystemFault(number: errno) }
    host = numbers[0]
    served = numbers[1]
    #if canImport(Darwin)
    // Darwin has no flags for these in `socketpair` and `send`.
    for number in numbers {
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
      var on: Int32 = 1
      setsockopt(number, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    }
    #endif
  }
}

/// The descriptor that host and extension use for their connection.
enum HostPair {
  /// The number of the descriptor that is the extension's end of the connection.
  static let descriptor: Int32 = 3
}

/// An owned file descriptor, which is closed when this value is destroyed.
struct Descriptor: ~Copyable, Sendable {
  let number: Int32

  init(owning number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// Returns a descriptor of the same open file, above the standard ones and the pair's, that is
  /// closed on exec.
  ///
  /// A descriptor that will become number 3 in a child must not be number 3 already. Otherwise
  /// nothing would be duplicated, and the flag that closes it on exec would remain.
  func duplicateAboveStandard() throws(SystemFault) -> Descriptor {
    let number = fcntl(number, F_DUPFD_CLOEXEC, 16)
    guard number >= 0 else { throw SystemFault(number: errno) }
    return Descriptor(owning: number)
  }
}

/// The error number of a failed system call.
struct SystemFault: Error, Equatable, Sendable {
  /// The value of `errno` after the call.
  let number: Int32

  /// Returns the system's message for an error number.
  static func text(_ number: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard strerror_r(number, &buffer, buffer.count) == 0 else { return "error \(number)" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
