#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Two connected stream sockets: what one side writes, the other reads.
///
/// The numbers are not owned: whoever makes one must give each end a `Descriptor`.
struct SocketPair {
  let host: Int32
  let served: Int32

  /// A pair that no started program inherits.
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
