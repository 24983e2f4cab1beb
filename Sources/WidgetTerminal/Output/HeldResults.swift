import Synchronization

/// Results that are held back until it is known that the command succeeds.
package final class HeldResults: Sendable {
  private let bytes = Mutex<[UInt8]?>(nil)

  init() {}

  /// Holds back all results from now on, until `end(isWritten:)`.
  package func begin() { bytes.withLock { $0 = $0 ?? [] } }

  /// Stores a result and returns `true` if results are held back; otherwise returns `false`.
  func add(_ result: [UInt8]) -> Bool {
    bytes.withLock { bytes in
      guard bytes != nil else { return false }
      bytes?.append(contentsOf: result)
      return true
    }
  }

  /// Writes the held results if `isWritten` is `true`, otherwise discards them; later ones are not
  /// held back.
  package func end(isWritten: Bool) throws(CommandError) {
    let held = bytes.withLock { bytes in
      defer { bytes = nil }
      return bytes ?? []
    }
    guard isWritten, !held.isEmpty else { return }
    try OutputDescriptor.standardOutput.write(result: held)
  }
}
