import SharedStore
import SystemLibrary

/// Shows other processes that a live view of a store is open: each view holds a lock, which the
/// kernel releases when its process ends.
struct ViewPresence {
  private let descriptor: Int32

  /// Marks this process as having a live view, until the value is deallocated.
  ///
  /// - Returns: `nil` if the file could not be created or locked.
  init?(besideStore location: StoreLocation) {
    descriptor = Self.opened(location, creates: true)
    guard descriptor >= 0 else { return nil }
    // Processes that check for open views hold the lock only for a moment.
    while flock(descriptor, LOCK_SH) != 0 {
      if errno == EINTR { continue }
      _ = close(descriptor)
      return nil
    }
  }

  func end() { _ = close(descriptor) }

  static func isAnyOpen(besideStore location: StoreLocation) -> Bool {
    let descriptor = opened(location, creates: false)
    guard descriptor >= 0 else { return false }
    defer { _ = close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  private static func opened(_ location: StoreLocation, creates: Bool) -> Int32 {
    let flags = O_RDWR | O_CLOEXEC | O_NOFOLLOW | (creates ? O_CREAT : 0)
    return open("\(location.path)-watching", flags, 0o600)
  }
}

extension FileLock {
  /// Acquires the lock for checks for reminders; only one process can check at a time.
  ///
  /// - Returns: `nil` if another process holds the lock, or if the file cannot be created.
  static func ofReminders(besideStore location: StoreLocation) -> FileLock? {
    FileLock("\(location.path)-reminding", waits: false)
  }
}
