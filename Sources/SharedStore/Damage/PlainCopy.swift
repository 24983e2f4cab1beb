#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Copies a file byte by byte, as it lies on the disk.
enum PlainCopy {
  /// Copies `source` to the new file `target`; false, and no file, when that fails.
  static func make(of source: String, at target: String) -> Bool {
    let input = open(source, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard input >= 0 else { return false }
    defer { close(input) }
    let output = open(target, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard output >= 0 else { return false }
    let isWhole = copy(from: input, to: output) && fsync(output) == 0
    close(output)
    if !isWhole { unlink(target) }
    return isWhole
  }

  /// Small enough for a thread's stack, large enough that calls cost little.
  private static let chunkSize = 65_536

  private static func copy(from input: Int32, to output: Int32) -> Bool {
    var facts = stat()
    guard fstat(input, &facts) == 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: chunkSize)
    var remaining = Int64(facts.st_size)
    while remaining > 0 {
      let count = read(input, &chunk, min(chunkSize, Int(clamping: remaining)))
      if count == 0 { return true }
      guard count > 0, write(all: chunk[..<count], to: output) else { return false }
      remaining -= Int64(count)
    }
    return true
  }

  private static func write(all bytes: ArraySlice<UInt8>, to output: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(output, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

private func systemWrite(
  _ descriptor: Int32,
  _ bytes: UnsafeRawPointer?,
  _ count: Int
) -> Int {
  write(descriptor, bytes, count)
}
