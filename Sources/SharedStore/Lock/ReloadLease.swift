import Ground
import SystemLibrary

/// The exclusive right to reload one timeline; it ends when this object is deallocated, or with the
/// process.
package final class ReloadLease: Sendable {
  private let id: Int64
  private let descriptor: Guarded<Int32>

  private init(_ id: Int64, descriptor: Int32) {
    self.id = id
    self.descriptor = Guarded(descriptor)
  }

  /// Continues the lease `id` of another process, which has passed a descriptor of its open file.
  package convenience init(handedOver id: Int64, descriptor: Int32) {
    // A program that this process starts must not inherit the lease.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    self.init(id, descriptor: descriptor)
  }

  deinit {
    end()
  }

  /// Acquires the lease with the number `id`; `nil` while another task or process reloads the
  /// timeline.
  ///
  /// The lock is one byte of a shared file and belongs to this open file description. The kernel
  /// releases it when the process ends. It also excludes other tasks of this process. A shared
  /// lease can have several holders.
  package static func take(
    _ id: Int64,
    of location: StoreLocation,
    isShared: Bool = false
  ) throws(StoreError) -> ReloadLease? {
    let descriptor = try openFile(of: location)
    var range = range(isShared ? F_RDLCK : F_WRLCK, id)
    guard fcntl(descriptor, LockCommand.set, &range) == 0 else {
      let number = errno
      close(descriptor)
      if number == EAGAIN || number == EACCES { return nil }
      throw .inputOutput(path: location.leasesPath, reason: SystemText.of(number))
    }
    return ReloadLease(id, descriptor: descriptor)
  }

  /// Returns whether any task or process has the lease with the number `id`.
  package static func isHeld(_ id: Int64, of location: StoreLocation) throws(StoreError) -> Bool {
    let descriptor = try openFile(of: location)
    defer { close(descriptor) }
    var range = range(F_WRLCK, id)
    guard fcntl(descriptor, LockCommand.look, &range) == 0 else {
      throw .inputOutput(path: location.leasesPath, reason: SystemText.of(errno))
    }
    return range.l_type != Int16(F_UNLCK)
  }

  private static func openFile(of location: StoreLocation) throws(StoreError) -> Int32 {
    let path = location.leasesPath
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    if descriptor >= 0 { return descriptor }
    switch errno {
    case ELOOP: throw .symbolicLink(path: path)
    case EACCES, EPERM, EROFS: throw .readOnly(path: path)
    case let number: throw .cannotCreate(path: path, reason: SystemText.of(number))
    }
  }

  /// Releases the lease before this object is deallocated.
  package func end() {
    descriptor.withLock { descriptor in
      guard descriptor >= 0 else { return }
      // Closing is not enough: a child process that is being started has a copy of the descriptor
      // until it runs its program.
      var range = Self.range(F_UNLCK, id)
      _ = fcntl(descriptor, LockCommand.set, &range)
      close(descriptor)
      descriptor = -1
    }
  }

  /// Ends this object's ownership of the lease without releasing the lock.
  ///
  /// A process that has a copy of the descriptor can then continue the lease.
  ///
  /// - Returns: The descriptor, which stays open; `nil` if the lease has ended.
  package func handOver() -> Int32? {
    descriptor.withLock { descriptor in
      defer { descriptor = -1 }
      return descriptor >= 0 ? descriptor : nil
    }
  }

  /// Returns the lock request for the byte of the lease `id`.
  private static func range(_ type: Int32, _ id: Int64) -> flock {
    var range = flock()
    range.l_type = Int16(type)
    range.l_whence = Int16(SEEK_SET)
    range.l_start = off_t(clamping: id)
    range.l_len = 1
    return range
  }
}

/// The fcntl commands for locks that belong to an open file description, with the same numbers in
/// Linux's and Darwin's fcntl.h.
private enum LockCommand {
  #if canImport(Darwin)
  /// F_OFD_SETLK, which sets a lock, or fails at once.
  static let set: Int32 = 90
  /// F_OFD_GETLK, which finds a lock that would prevent this one.
  static let look: Int32 = 92
  #else
  static let set: Int32 = 37
  static let look: Int32 = 36
  #endif
}
