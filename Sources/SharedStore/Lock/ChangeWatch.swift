import SystemLibrary

/// Detects whether the store was written since the last check, without opening it.
package struct ChangeWatch: ~Copyable {
  private let location: StoreLocation
  private var last: Int64

  /// Starts to watch; commits before this moment are not reported.
  package init(_ location: StoreLocation) {
    self.location = location
    self.last = Self.sequence(location)
  }

  /// Returns whether a commit was made since the last call.
  package mutating func hasChanged() -> Bool {
    let sequence = Self.sequence(location)
    guard sequence != last else { return false }
    last = sequence
    return true
  }

  /// Reads the number of the last commit from the lock file, which is opened each time because it
  /// may have been replaced.
  private static func sequence(_ location: StoreLocation) -> Int64 {
    let descriptor = open(location.lockPath, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return 0 }
    defer { close(descriptor) }
    var number: Int64 = 0
    guard pread(descriptor, &number, 8, 0) == 8 else { return 0 }
    return Int64(littleEndian: number)
  }
}
