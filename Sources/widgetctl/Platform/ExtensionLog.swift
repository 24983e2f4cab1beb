import SystemLibrary
import WidgetTerminal

/// The log file, which contains the output of extensions and notes about them.
struct ExtensionLog {
  let path: String

  /// Creates the folder of the log.
  ///
  /// If that fails, nothing is logged, and no error is reported.
  func makeFolder() {
    PrivateFolder.make(for: path)
  }

  /// Adds a line to the log; if it cannot be written, it is lost without an error.
  func append(_ line: String) {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return }
    defer { _ = close(descriptor) }
    _ = OutputDescriptor(number: descriptor).write(Array((line + "\n").utf8))
  }
}

/// Creates folders for files that only this user may read.
enum PrivateFolder {
  /// Creates the missing folders above `file`, which only this user can access.
  static func make(for file: String) {
    var end = file.startIndex
    while let slash = file[end...].dropFirst().firstIndex(of: "/") {
      _ = mkdir(String(file[..<slash]), 0o700)
      end = slash
    }
  }
}
