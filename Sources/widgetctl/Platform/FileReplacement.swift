import Ground
import SystemLibrary
import WidgetTerminal

/// Replaces the content of a file atomically: a reader sees either the old or the new content.
enum FileReplacement {
  /// Writes `bytes` to another file in the same folder, which then gets the name of the file at
  /// `path`.
  ///
  /// The permissions of the replaced file are kept. A missing file is created with the permissions
  /// `newFile`; if that is `nil`, `ENOENT` is thrown.
  ///
  /// - Throws: The `errno` of the system call that failed; the file at `path` is unchanged then.
  static func write(
    _ bytes: [UInt8],
    to path: String,
    newFile: UInt32? = nil
  ) throws(InputFile.Failure) {
    // A link itself is not replaced, but the file to which it refers.
    let target = ExecutableFile.resolved(path) ?? FileLink.end(of: path)
    guard let permissions = FileStamp(path: target)?.permissions ?? newFile else {
      throw .system(ENOENT)
    }
    let code = FileBytes.replace(target, with: bytes, permissions: permissions)
    guard code == 0 else { throw .system(code) }
  }

  /// Deletes the file.
  ///
  /// - Returns: `true` if the file was deleted or did not exist.
  static func remove(_ path: String) -> Bool {
    unlink(path) == 0 || errno == ENOENT
  }
}

extension CommandError {
  /// Creates the error for a file that could not be replaced; `name` is its path.
  init(_ failure: InputFile.Failure, writing name: String) {
    guard case .system(let code) = failure else {
      self = CommandError(failure, reading: name)
      return
    }
    let target = FileLink.end(of: name)
    let isLink = target != name && code == ENOENT
    let folder = target[..<(target.lastIndex(of: "/") ?? target.startIndex)]
    self = .failed(
      .cannotCreate,
      message: "cannot write \(name)\(isLink ? ", which leads to \(target)" : ""): "
        + OutputDescriptor.explanation(of: code),
      hint: isLink
        ? "make the folder first: mkdir -p \(ShellWord.quoted(String(folder)))"
        : "the file was not changed"
    )
  }
}
