import SharedStore
import SystemLibrary
import WidgetTerminal

/// The end and the outcome of the last `refresh` by a timer, in a file next to the store.
///
/// It is not part of the store, so that a refresh with nothing to do writes nothing to the store.
struct TimerNote: Equatable {
  /// The time when the refresh ended, in microseconds since 1970 UTC.
  var ended: Int64
  var exitCode: Int32
  /// The error message; `nil` if the refresh succeeded.
  var message: String?

  /// The maximum size of the message in bytes; a longer one is truncated.
  private static let maximumBytes = 2_048

  /// Writes the record next to a store; a failure is ignored.
  func write(besideStore location: StoreLocation) { write(to: Self.path(of: location)) }

  /// Writes the record to a file that only this user can read.
  func write(to path: String) {
    let text = "\(ended) \(exitCode)\n\(message.map { "\($0)\n" } ?? "")"
    let bytes = Array(text.utf8.prefix(Self.maximumBytes))
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return }
    _ = OutputDescriptor(number: descriptor).write(bytes)
    _ = close(descriptor)
  }

  /// Reads the record next to a store.
  ///
  /// - Returns: `nil` if no timer has run yet.
  static func read(besideStore location: StoreLocation) -> TimerNote? {
    read(from: path(of: location))
  }

  /// Reads a record from a file.
  ///
  /// - Returns: `nil` if there is no file, or if it is not a record.
  static func read(from path: String) -> TimerNote? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: maximumBytes)
    let count = systemRead(descriptor, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return TimerNote(text: String(decoding: bytes[..<count], as: UTF8.self))
  }

  /// Parses a record.
  ///
  /// - Returns: `nil` if the text is not a record.
  private init?(text: String) {
    let lines = text.split(separator: "\n", maxSplits: 1)
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 2, let ended = Int64(words[0]), let code = Int32(words[1]) else {
      return nil
    }
    self.init(
      ended: ended,
      exitCode: code,
      message: lines.dropFirst().first.map { String($0.prefix { $0 != "\n" }) }
    )
  }

  init(ended: Int64, exitCode: Int32, message: String? = nil) {
    self.ended = ended
    self.exitCode = exitCode
    self.message = message
  }

  private static func path(of location: StoreLocation) -> String { "\(location.path)-timer" }
}
