import SystemLibrary
import WidgetTerminal

/// A lock on a file, which is created if it is missing; the kernel releases the lock when the
/// process ends.
struct FileLock {
  let descriptor: Int32

  /// Locks the file at a path.
  ///
  /// - Returns: `nil` if another process holds the lock and `waits` is false, or if the file cannot
  ///   be created.
  init?(_ path: String, waits: Bool) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    while flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      _ = close(descriptor)
      return nil
    }
  }

  /// Continues a lock that the parent process holds, given a descriptor of the locked file.
  ///
  /// - Returns: `nil` if the descriptor is not that of the file at the path.
  init?(_ path: String, heldBy descriptor: Int32) {
    var (file, other) = (stat(), stat())
    guard fstat(descriptor, &file) == 0, stat(path, &other) == 0,
      file.st_dev == other.st_dev, file.st_ino == other.st_ino,
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else { return nil }
    self.descriptor = descriptor
  }

  /// Replaces the content of the locked file; on a full disk the file stays empty.
  func write(_ bytes: [UInt8]) {
    guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else { return }
    _ = OutputDescriptor(number: descriptor).write(bytes)
  }

  func release() { _ = close(descriptor) }
}
