import Ground
import SystemLibrary

/// The right to reload one timeline; it ends with its last reference or with the process.
package final class ReloadLease: Sendable {
  private let id: Int64
  private let descriptor: Guarded<Int32>

  private init(_ id: Int64, descriptor: Int32) {
    self.id = id
    self.descriptor = Guarded(descriptor)
  }

  deinit {
    end()
  }

  /// Takes the lease that has the number `id`; `nil` while another task or process reloads it.
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
    guard setLock(F_WRLCK, of: descriptor, id) == 0 else {
      let number = errno
      close(descriptor)
      if number == EAGAIN || number == EACCES { return nil }
      throw .inputOutput(path: path, reason: SystemText.of(number))
    }
    return ReloadLease(id, descriptor: descriptor)
  }

  /// Ends the lease before its last reference goes.
  package func end() {
    descriptor.withLock { descriptor in
      guard descriptor >= 0 else { return }
      // A child that is being started holds a copy of the descriptor until it runs its program.
      _ = Self.setLock(F_UNLCK, of: descriptor, id)
      close(descriptor)
      descriptor = -1
    }
  }

  /// Locks or unlocks the byte of the lease `id`, without waiting; 0, or -1 with `errno`.
  private static func setLock(_ type: Int32, of descriptor: Int32, _ id: Int64) -> Int32 {
    var range = flock()
    range.l_type = Int16(type)
    range.l_whence = Int16(SEEK_SET)
    range.l_start = off_t(clamping: id)
    range.l_len = 1
    return fcntl(descriptor, openFileLockCommand, &range)
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
