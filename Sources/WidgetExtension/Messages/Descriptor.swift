#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file descriptor that somebody owns: it is closed once, with its owner.
struct Descriptor: ~Copyable, Sendable {
  let number: Int32

  init(owning number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// The same open file under a number above the standard ones and the pair's, closed on exec.
  ///
  /// A descriptor that is to become number 3 in a child must not be number 3 already: then nothing
  /// would be duplicated, and the flag that closes it would stay.
  func duplicateAboveStandard() throws(SystemFault) -> Descriptor {
    let number = fcntl(number, F_DUPFD_CLOEXEC, 16)
    guard number >= 0 else { throw SystemFault(number: errno) }
    return Descriptor(owning: number)
  }
}
