import Synchronization

/// The results of a command that may still be refused: written when it is not.
package final class HeldResults: Sendable {
  private let bytes = Mutex<[UInt8]?>(nil)

  init() {}

  /// Holds what is written from now on.
  package func begin() { bytes.withLock { $0 = $0 ?? [] } }

  /// Keeps a result and returns `true`, if results are held.
  func add(_ result: [UInt8]) -> Bool {
    bytes.withLock { bytes in
      guard bytes != nil else { return false }
      bytes?.append(contentsOf: result)
      return true
    }
  }

  /// Ends holding; the results are written, or forgotten.
  package func end(isWritten: Bool) throws(CommandError) {
    let held = bytes.withLock { bytes in
      defer { bytes = nil }
      return bytes ?? []
    }
    guard isWritten, !held.isEmpty else { return }
    try OutputDescriptor.standardOutput.write(result: held)
  }
}
