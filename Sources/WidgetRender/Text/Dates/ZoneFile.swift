#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
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

  init(at path: String) {
    // A pipe in the place of a file would otherwise wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      self = errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable
      return
    }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG,
      (0...Self.maximumLength).contains(Int(information.st_size)),
      let bytes = Self.bytes(of: descriptor, count: Int(information.st_size))
    else {
      self = .unreadable
      return
    }
    self = .bytes(bytes)
  }

  /// At most so many bytes, fewer if the file has shrunk, `nil` if it cannot be read.
  private static func bytes(of descriptor: Int32, count: Int) -> [UInt8]? {
    var hasFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      while done < count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[done...]
        )
        let got = read(descriptor, rest.baseAddress, rest.count)
        if got < 0, errno == EINTR { continue }
        hasFailed = got < 0
        if got <= 0 { break }
        done += got
      }
    }
    return hasFailed ? nil : bytes
  }
}
