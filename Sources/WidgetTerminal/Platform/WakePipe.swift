import SystemLibrary

/// Wakes a thread that waits for descriptors; any thread may use it.
package final class WakePipe: Sendable {
  /// The descriptor that becomes readable when the pipe is woken.
  package let descriptor: Int32
  private let writing: Int32

  /// Creates the pipe; `nil` if the system has no descriptors left.
  package init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, writing) = (ends[0], ends[1])
  }

  deinit {
    _ = close(descriptor)
    _ = close(writing)
  }

  package func wake() {
    var byte: UInt8 = 1
    // A full pipe wakes as well.
    _ = write(writing, &byte, 1)
  }

  /// Makes the descriptor unreadable until the next wake.
  package func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while systemRead(descriptor, &bytes, bytes.count) > 0 {}
  }
}
