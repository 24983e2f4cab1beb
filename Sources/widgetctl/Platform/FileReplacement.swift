import SystemLibrary
import WidgetTerminal

/// Gives a file another content so that a reader sees the old one or the new one, never half of it.
enum FileReplacement {
  /// Names that were tried for the file in between; two programs at once need two.
  private static let maximumAttempts = 16

  /// Writes `bytes` to a file in the same folder, then renames it; the permissions stay.
  ///
  /// A file that is not there is made where `newFile` says with which permissions.
  /// - Throws: the `errno` of the call that failed; the file is as it was then.
  static func write(
    _ bytes: [UInt8],
    to path: String,
    newFile: UInt32? = nil
  ) throws(InputFile.Failure) {
    // What a link leads to is replaced or made, not the link.
    let target = ExecutableFile.resolved(path) ?? FileLink.end(of: path)
    guard let permissions = FileStamp(path: target)?.permissions ?? newFile else {
      throw .system(ENOENT)
    }
    let (temporary, descriptor) = try temporaryFile(for: target)
    do throws(InputFile.Failure) {
      defer { _ = close(descriptor) }
      guard fchmod(descriptor, mode_t(permissions)) == 0 else { throw .system(errno) }
      try write(bytes, to: descriptor)
      while fsync(descriptor) != 0 {
        if errno != EINTR { throw .system(errno) }
      }
    } catch {
      _ = unlink(temporary)
      throw error
    }
    guard rename(temporary, target) == 0 else {
      let code = errno
      _ = unlink(temporary)
      throw .system(code)
    }
    flushFolder(of: target)
  }

  /// Whether there is no such file in the end.
  static func remove(_ path: String) -> Bool {
    unlink(path) == 0 || errno == ENOENT
  }

  private static func temporaryFile(
    for path: String
  ) throws(InputFile.Failure) -> (path: String, descriptor: Int32) {
    var code: Int32 = EEXIST
    for _ in 0..<maximumAttempts {
      let name = "\(path).\(String(UInt64.random(in: 0 ... .max), radix: 36)).tmp"
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 { return (name, descriptor) }
      code = errno
      guard code == EEXIST else { break }
    }
    throw .system(code)
  }

  private static func write(
    _ bytes: [UInt8],
    to descriptor: Int32
  ) throws(InputFile.Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(errno)
      }
      rest = rest.dropFirst(count)
    }
  }

  /// The rename itself is on the disk only with its folder; where that cannot be asked for, it comes later.
  private static func flushFolder(of path: String) {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    let folder = path[..<end].isEmpty ? (path.hasPrefix("/") ? "/" : ".") : String(path[..<end])
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    _ = close(descriptor)
  }
}

extension CommandError {
  /// Why a file, named by its path, could not be given another content.
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
        : "the file is as it was"
    )
  }
}

/// `write(2)`, which the methods of the same name hide.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
