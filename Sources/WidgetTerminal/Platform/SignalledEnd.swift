import Synchronization
import SystemLibrary

/// Cleans up when SIGINT, SIGTERM or SIGHUP ends the program (CL-14): removes a progress line and
/// temporary files.
///
/// The process then ends by the signal. The store rolls back unfinished work, as after any other
/// end.
package enum SignalledEnd {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  private struct Remains {
    var hasLine = false
    var files: [String] = []

    var isEmpty: Bool { !hasLine && files.isEmpty }
  }

  private static let remains = Mutex(Remains())
  /// Whether there is a progress line; atomic, because the handler must not allocate memory or
  /// wait.
  private static let hasLine = Atomic(false)
  /// The address of a null-terminated array of C strings with the files to remove; 0 for none.
  ///
  /// It is never freed, because a handler may be reading it.
  private static let files = Atomic<UInt>(0)

  /// Sets whether a signal erases the progress line.
  package static func erasesLine(_ isErased: Bool) {
    change { $0.hasLine = isErased }
  }

  /// Makes a signal remove the file from now on.
  package static func removes(_ path: String) {
    change { $0.files.append(path) }
  }

  /// Makes a signal no longer remove the file.
  package static func leaves(_ path: String) {
    change { remains in remains.files.removeAll { $0 == path } }
  }

  private static func change(_ body: (inout Remains) -> Void) {
    remains.withLock { remains in
      let wasEmpty = remains.isEmpty
      let before = remains.files
      body(&remains)
      hasLine.store(remains.hasLine, ordering: .releasing)
      if remains.files != before {
        files.store(address(of: remains.files), ordering: .releasing)
      }
      guard wasEmpty != remains.isEmpty else { return }
      for signal in signals where !SignalAction.isIgnored(signal) {
        SignalAction.set(signal, remains.isEmpty ? nil : handler)
      }
    }
  }

  private static func address(of paths: [String]) -> UInt {
    guard !paths.isEmpty else { return 0 }
    let array = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: paths.count + 1
    )
    for (index, path) in paths.enumerated() { (array + index).initialize(to: strdup(path)) }
    (array + paths.count).initialize(to: nil)
    return UInt(bitPattern: array)
  }

  /// Erases the line, removes the files and raises the signal again, all of which are allowed in a
  /// signal handler.
  private static let handler: SignalAction.Handler = { number in
    if hasLine.load(ordering: .acquiring) {
      withUnsafeBytes(of: (0x0D as UInt8, 0x1B as UInt8, 0x5B as UInt8, 0x4B as UInt8)) { bytes in
        _ = write(2, bytes.baseAddress, bytes.count)
      }
    }
    let address = files.load(ordering: .acquiring)
    var next = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(bitPattern: address)
    while let path = next?.pointee {
      unlink(path)
      next = next.map { $0 + 1 }
    }
    SignalAction.set(number, nil)
    raise(number)
  }
}
