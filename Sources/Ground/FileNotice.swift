import SystemLibrary

/// Reports changes of files by inotify; if `descriptor` is `nil`, the caller must check
/// periodically.
package final class FileNotice: Sendable {
  /// An event of a watched file or folder.
  package struct Event: Sendable {
    /// The number of the watch, as `watch` returned it.
    package let watch: Int32
    /// The name of the file in the watched folder; empty for a watched file.
    package let name: String
    /// Whether the watched file or folder was removed, which also ends the watch.
    package let isGone: Bool
  }

  /// A descriptor that is readable when there are events; `nil` if inotify is not available.
  package let descriptor: Int32?

  package init() {
    #if os(Linux)
    let number = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    descriptor = number >= 0 ? number : nil
    #else
    descriptor = nil
    #endif
  }

  deinit {
    if let descriptor { _ = close(descriptor) }
  }

  /// Watches whether a file is written, replaced or removed.
  ///
  /// - Returns: The watch's number; `nil` if the file does not exist or cannot be watched.
  package func watch(file path: String) -> Int32? {
    #if os(Linux)
    watch(path, UInt32(IN_MODIFY) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF))
    #else
    nil
    #endif
  }

  /// Watches whether a file is replaced or removed, even while a running program keeps it open.
  ///
  /// - Returns: The watch's number; `nil` if the file does not exist or cannot be watched.
  package func watch(linksOf path: String) -> Int32? {
    #if os(Linux)
    watch(path, UInt32(IN_ATTRIB) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF))
    #else
    nil
    #endif
  }

  /// Watches whether files are created, written or replaced in a folder.
  ///
  /// - Returns: The watch's number; `nil` if the folder does not exist or cannot be watched.
  package func watch(folder path: String) -> Int32? {
    #if os(Linux)
    watch(path, UInt32(IN_CREATE) | UInt32(IN_MOVED_TO) | UInt32(IN_CLOSE_WRITE))
    #else
    nil
    #endif
  }

  /// Watches whether a file, or a file in a folder, is written, replaced or removed.
  ///
  /// - Returns: The watch's number; `nil` if nothing is at the path, or it cannot be watched.
  package func watch(contentsOf path: String) -> Int32? {
    #if os(Linux)
    watch(
      path,
      [
        IN_CLOSE_WRITE, IN_ATTRIB, IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO, IN_DELETE_SELF,
        IN_MOVE_SELF,
      ]
      .reduce(0) { $0 | UInt32($1) }
    )
    #else
    nil
    #endif
  }

  /// Returns the events since the last call, without waiting.
  package func events() -> [Event] {
    guard let descriptor else { return [] }
    var events: [Event] = []
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return events }
      events += Self.events(in: bytes.prefix(count))
    }
  }

  #if os(Linux)
  private func watch(_ path: String, _ mask: UInt32) -> Int32? {
    guard let descriptor else { return nil }
    let number = inotify_add_watch(descriptor, path, mask)
    return number >= 0 ? number : nil
  }
  #endif

  /// Parses the records of inotify(7): watch, mask, cookie, length of the name, name.
  private static func events(in bytes: ArraySlice<UInt8>) -> [Event] {
    let headBytes = 16
    var events: [Event] = []
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while start + headBytes <= buffer.count {
        let watch = buffer.loadUnaligned(fromByteOffset: start, as: Int32.self)
        let mask = buffer.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self)
        let length = Int(buffer.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
        let end = min(start + headBytes + length, buffer.count)
        let name = buffer[start + headBytes..<end].prefix { $0 != 0 }
        events.append(
          Event(
            watch: watch,
            name: String(decoding: name, as: UTF8.self),
            isGone: mask & goneMask != 0
          )
        )
        start = end
      }
    }
    return events
  }

  private static var goneMask: UInt32 {
    #if os(Linux)
    UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_IGNORED)
    #else
    0
    #endif
  }
}
