import SystemLibrary
import WidgetTerminal

/// A temporary file for another program that only this user can read; it is deleted even if a
/// signal ends this program.
struct TemporaryFile {
  let path: String

  /// Creates the file with these bytes.
  ///
  /// - Returns: `nil` if it cannot be created, or not completely written.
  init?(holding bytes: [UInt8]) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    var template = Array("\(folder.hasPrefix("/") ? folder : "/tmp")/widgetctl.XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    SignalledEnd.removes(path)
    guard OutputDescriptor(number: descriptor).write(bytes) == .written else {
      remove()
      return nil
    }
  }

  func remove() {
    _ = unlink(path)
    SignalledEnd.leaves(path)
  }
}
