import SystemLibrary
import WidgetTerminal

/// A file with secret random bytes that only this user can read; it is created at its first use.
struct SecretFile {
  static let byteCount = 32

  let path: String

  /// Returns the bytes of the file, which is created if it does not exist.
  ///
  /// - Throws: The `errno` of the call that failed; `EACCES` if other users can read the file;
  ///   `EINVAL` if its length was changed.
  func bytes() throws(InputFile.Failure) -> [UInt8] {
    if let bytes = try read() { return bytes }
    PrivateFolder.make(for: path)
    let secret = (0..<Self.byteCount).map { _ in UInt8.random(in: 0 ... .max) }
    // The secret is first written to a temporary file, so that another process never reads a part
    // of it.
    let made = "\(path).\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    let descriptor = open(made, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .system(errno) }
    let outcome = OutputDescriptor(number: descriptor).write(secret)
    _ = close(descriptor)
    defer { _ = unlink(made) }
    guard outcome == .written else { throw .system(EIO) }
    // If two processes create a secret, the first one's is used.
    guard link(made, path) == 0 || errno == EEXIST else { throw .system(errno) }
    guard let bytes = try read() else { throw .system(ENOENT) }
    return bytes
  }

  /// Reads the file.
  ///
  /// - Returns: `nil` if the file does not exist yet.
  private func read() throws(InputFile.Failure) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw .system(errno)
    }
    defer { _ = close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard status.st_uid == getuid(), status.st_mode & 0o077 == 0,
      (status.st_mode & S_IFMT) == S_IFREG
    else { throw .system(EACCES) }
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.byteCount + 1) { buffer, count in
      count = max(0, systemRead(descriptor, buffer.baseAddress, Self.byteCount + 1))
    }
    guard bytes.count == Self.byteCount else { throw .system(EINVAL) }
    return bytes
  }
}

/// A slot that this process has reserved, by locking a file, among a fixed number of slots.
///
/// The kernel frees the slot when the process ends.
struct NumberedPlace: ~Copyable {
  private let descriptor: Int32

  /// Reserves a free slot among `count` slots; `file` returns the path of a slot's lock file.
  ///
  /// - Returns: `nil` if all are reserved, or if no file can be created.
  init?(among count: Int, file: (Int) -> String) {
    for number in 0..<count {
      let path = file(number)
      if number == 0 { PrivateFolder.make(for: path) }
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        self.descriptor = descriptor
        return
      }
      _ = close(descriptor)
    }
    return nil
  }

  deinit { _ = close(descriptor) }
}
