import Foundation

/// The extension's standard error, which its host keeps as a log.
enum ExtensionLog {
  /// Writes each sentence as a line; what cannot be written is lost.
  static func write(_ sentences: [String]) {
    guard !sentences.isEmpty else { return }
    let bytes = [UInt8](sentences.map { "note: \($0)\n" }.joined().utf8)
    _ = Foundation.write(STDERR_FILENO, bytes, bytes.count)
  }
}
