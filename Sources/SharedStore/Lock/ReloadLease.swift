import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The right to reload one timeline; it ends with its last reference or with the process.
package final class ReloadLease: Sendable {
  private let descriptor: Mutex<Int32>

  private init(descriptor: Int32) {
    self.descriptor = Mutex(descriptor)
  }

  deinit {
    end()
  }

  /// Takes the lease that has the number `id`; `nil` when somebody else reloads it.
  ///
  /// The lock is one byte of a shared file and belongs to this open file: the kernel takes it back
  /// when the process dies, and another task of the same process is kept out too.
  package static func take(
    _ id: Int64,
    of location: StoreLocation
  ) throws(StoreError) -> ReloadLease? {
    let path = location.leasesPath
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      switch errno {
      case ELOOP: throw .symbolicLink(path: path)
      case EACCES, EPERM, EROFS: throw .readOnly(path: path)
      case let number: throw .cannotCreate(path: path, reason: SystemText.of(number))
      }
    }
    var range = flock()
    range.l_type = Int16(F_WRLCK)
    range.l_whence = Int16(SEEK_SET)
    range.l_start = off_t(clamping: id)
    range.l_len = 1
    guard fcntl(descriptor, openFileLockCommand, &range) == 0 else {
      let number = errno
      close(descriptor)
      if number == EAGAIN || number == EACCES { return nil }
      throw .inputOutput(path: path, reason: SystemText.of(number))
    }
    return ReloadLease(descriptor: descriptor)
  }

  /// Gives the lease back before its last reference goes.
  package func end() {
    descriptor.withLock { descriptor in
      if descriptor >= 0 { close(descriptor) }
      descriptor = -1
    }
  }

  /// F_OFD_SETLK: 37 in Linux's fcntl.h, 90 in Darwin's.
  private static var openFileLockCommand: Int32 {
    #if canImport(Darwin)
    90
    #else
    37
    #endif
  }
}
