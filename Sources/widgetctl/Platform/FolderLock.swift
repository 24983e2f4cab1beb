import SystemLibrary

/// A lock on a folder, held while a file in it is read and replaced; the kernel releases it when
/// the process ends.
struct FolderLock {
  private let descriptor: Int32

  /// Waits for the lock on the folder that contains `file`.
  ///
  /// - Returns: `nil` if the folder cannot be locked, as on some network file systems.
  init?(of file: String) {
    guard let slash = file.lastIndex(of: "/") else { return nil }
    descriptor = open(String(file[...slash]), O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard descriptor >= 0 else { return nil }
    while flock(descriptor, LOCK_EX) != 0 {
      if errno == EINTR { continue }
      _ = close(descriptor)
      return nil
    }
  }

  func release() { _ = close(descriptor) }
}
