import SystemLibrary
import WidgetTerminal

/// The lock of a file that need not be there before; the kernel releases it when its process ends.
struct FileLock {
  private let descriptor: Int32

  /// Locks the file at a path.
  ///
  /// - Returns: `nil` if another process holds it and this one does not wait, or if there is no room for it.
  init?(_ path: String, waits: Bool) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    while flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      _ = close(descriptor)
      return nil
    }
  }

  /// Replaces the content of the file; a disk without room keeps none.
  func write(_ bytes: [UInt8]) {
    guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else { return }
    _ = OutputDescriptor(number: descriptor).write(bytes)
  }

  func release() { _ = close(descriptor) }
}
