import SystemLibrary

/// Copies and compares files byte by byte.
///
/// Do not use it for a database that this process has open: closing another descriptor of the file
/// would release SQLite's locks (RD-5).
enum PlainCopy {
  /// Copies `source` to the new file `target` and flushes it.
  ///
  /// - Throws: `.missing` if `source` does not exist; after any error `target` does not exist.
  static func make(of source: String, at target: String) throws(StoreError) {
    let input = try SystemCall.openFile(source)
    defer { close(input) }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let output = SystemCall.uninterrupted { open(target, flags, 0o600) }
    guard output >= 0 else {
      if errno == EEXIST { throw .cannotCreate(path: target, reason: SystemText.of(EEXIST)) }
      throw SystemCall.failure(of: target)
    }
    defer { close(output) }
    do {
      var chunk = [UInt8](repeating: 0, count: chunkSize)
      while case let count = try read(input, source, into: &chunk), count > 0 {
        try write(all: chunk[..<count], to: output, target)
      }
      try SystemCall.flush(output, path: target)
    } catch {
      unlink(target)
      throw error
    }
  }

  /// Returns the bytes of a file; `nil` if the file has more than `limit` bytes.
  static func bytes(of path: String, limit: Int) throws(StoreError) -> [UInt8]? {
    let input = try SystemCall.openFile(path)
    defer { close(input) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: chunkSize)
    while case let count = try read(input, path, into: &chunk), count > 0 {
      bytes += chunk[..<count]
      if bytes.count > limit { return nil }
    }
    return bytes
  }

  /// Returns whether two files contain the same bytes; a missing file counts as an empty one.
  static func isSame(_ one: String, _ other: String) throws(StoreError) -> Bool {
    let first = try openIfThere(one)
    defer { close(first) }
    let second = try openIfThere(other)
    defer { close(second) }
    var ours = [UInt8](repeating: 0, count: chunkSize)
    var theirs = ours
    while true {
      let count = try read(first, one, into: &ours)
      guard try read(second, other, into: &theirs) == count, ours[..<count] == theirs[..<count]
      else { return false }
      if count == 0 { return true }
    }
  }

  /// Opens a file for reading.
  ///
  /// - Returns: The descriptor, or -1 if the file does not exist, which counts as an empty file.
  private static func openIfThere(_ path: String) throws(StoreError) -> Int32 {
    do { return try SystemCall.openFile(path) } catch .missing { return -1 }
  }

  /// The number of bytes read at once: large enough that system calls cost little.
  private static let chunkSize = 65_536

  /// Reads until `chunk` is full or the file ends, and returns the number of bytes read.
  private static func read(
    _ input: Int32,
    _ path: String,
    into chunk: inout [UInt8]
  ) throws(StoreError) -> Int {
    guard input >= 0 else { return 0 }
    var filled = 0
    while filled < chunk.count {
      let count = chunk.withUnsafeMutableBytes { bytes in
        let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
        return SystemCall.uninterrupted { systemRead(input, rest.baseAddress, rest.count) }
      }
      guard count >= 0 else { throw SystemCall.failure(of: path) }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  private static func write(
    all bytes: ArraySlice<UInt8>,
    to output: Int32,
    _ path: String
  ) throws(StoreError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        SystemCall.uninterrupted { systemWrite(output, bytes.baseAddress, bytes.count) }
      }
      guard count > 0 else { throw SystemCall.failure(of: path) }
      rest = rest.dropFirst(count)
    }
  }
}

private func systemRead(
  _ descriptor: Int32,
  _ bytes: UnsafeMutableRawPointer?,
  _ count: Int
) -> Int {
  read(descriptor, bytes, count)
}

private func systemWrite(
  _ descriptor: Int32,
  _ bytes: UnsafeRawPointer?,
  _ count: Int
) -> Int {
  write(descriptor, bytes, count)
}
