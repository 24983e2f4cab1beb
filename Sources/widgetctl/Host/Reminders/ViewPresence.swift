import SharedStore
import SystemLibrary

/// Whether a live view of a store is open: each view holds a lock, which the kernel releases when its process ends.
struct ViewPresence {
  private let descriptor: Int32

  /// Marks this process as showing a view for as long as the value exists.
  ///
  /// - Returns: `nil` if the file could not be created.
  init?(besideStore location: StoreLocation) {
    descriptor = Self.opened(location, creates: true)
    guard descriptor >= 0 else { return nil }
    // Those that ask hold it for a moment alone.
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

/// Held while one process looks which reminders have come: others leave it to that one.
struct ReminderLock {
  private let descriptor: Int32

  /// - Returns: `nil` where another process holds it, or there is no room for it.
  init?(besideStore location: StoreLocation) {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
    descriptor = open("\(location.path)-reminding", flags, 0o600)
    guard descriptor >= 0 else { return nil }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      _ = close(descriptor)
      return nil
    }
  }

  func release() { _ = close(descriptor) }
}
