import SystemLibrary
import WidgetTerminal

/// The file for the output of extensions and for their notes.
struct ExtensionLog {
  let path: String

  /// Creates the folder of the log; without it, only the log is lost.
  func makeFolder() {
    PrivateFolder.make(for: path)
  }

  /// Adds a line; if it cannot be written, it is lost, as an extension's output is then.
  func append(_ line: String) {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return }
    defer { _ = close(descriptor) }
    _ = OutputDescriptor(number: descriptor).write(Array((line + "\n").utf8))
  }
}

/// The folders of files that only their user may read.
enum PrivateFolder {
  /// Makes the folders above `file` that are missing, private to this user.
  static func make(for file: String) {
    var end = file.startIndex
    while let slash = file[end...].dropFirst().firstIndex(of: "/") {
      _ = mkdir(String(file[..<slash]), 0o700)
      end = slash
    }
  }
}
