#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The bytes of a small regular file.
enum ZoneFile {
  case missing
  /// No permission, no regular file, or larger than any zone.
  case unreadable
  case bytes([UInt8])

  /// The largest zones are below 4 KB; the limit keeps a wrong file from filling the memory.
  static let maximumLength = 256 * 1024

  static func read(_ path: String) -> ZoneFile {
    // A pipe in the place of a file would otherwise wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      return errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable
    }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG,
      (0...Int(maximumLength)).contains(Int(information.st_size))
    else { return .unreadable }
    return contents(of: descriptor, expecting: Int(information.st_size))
  }

  private static func contents(of descriptor: Int32, expecting length: Int) -> ZoneFile {
    var count = 0
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, initialized in
      while count < length {
        let end = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]
        )
        #if canImport(Glibc)
        let got = Glibc.read(descriptor, end.baseAddress, length - count)
        #else
        let got = Darwin.read(descriptor, end.baseAddress, length - count)
        #endif
        if got < 0, errno == EINTR { continue }
        failed = got < 0
        if got <= 0 { break }
        count += got
      }
      initialized = count
    }
    return failed ? .unreadable : .bytes(bytes)
  }
}
