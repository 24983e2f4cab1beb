import SystemLibrary

/// System calls that are repeated if a signal interrupts them.
enum SystemCall {
  /// Repeats `call` while it is interrupted by a signal, and returns its result: -1 with `errno`
  /// after a failure.
  static func uninterrupted<Number: SignedInteger>(_ call: () -> Number) -> Number {
    while true {
      let result = call()
      guard result < 0, errno == EINTR else { return result }
    }
  }

  /// Opens the regular file at `path` for reading.
  ///
  /// Links and pipes are rejected: opening a pipe would wait for another process.
  ///
  /// - Throws: `.missing` if there is no file.
  static func openFile(_ path: String) throws(StoreError) -> Int32 {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = uninterrupted { open(path, flags) }
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT: throw .missing(path: path)
      case ELOOP: throw .symbolicLink(path: path)
      case EACCES, EPERM, ENXIO:
        throw .notPermitted(path: path, reason: SystemText.of(errno))
      default: throw failure(of: path)
      }
    }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notPermitted(path: path, reason: "it is not a file")
    }
    return descriptor
  }

  /// Flushes the open file to the disk.
  static func flush(_ descriptor: Int32, path: String) throws(StoreError) {
    guard uninterrupted({ fsync(descriptor) }) == 0 else { throw failure(of: path) }
  }

  /// Returns the error for the current `errno` after an operation on the file at `path`.
  static func failure(of path: String) -> StoreError {
    switch errno {
    case ENOSPC, EDQUOT: .full(path: path)
    case EMFILE, ENFILE: .tooManyFiles(path: path)
    case let number: .inputOutput(path: path, reason: SystemText.of(number))
    }
  }
}
