#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The folder of a store, which nobody but the user can enter.
enum StoreFolder {
  /// Makes `path` and the folders above it where they are missing; existing ones stay as they are.
  static func make(_ path: String) throws(StoreError) {
    var missing: [String] = []
    var folder = path
    while !exists(folder) {
      guard missing.count < maximumDepth, let slash = folder.lastIndex(of: "/") else {
        throw .cannotCreate(path: path, reason: SystemText.of(ENAMETOOLONG))
      }
      missing.append(folder)
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
    for folder in missing.reversed() { try makeOne(folder) }
  }

  /// Beyond any real path; PATH_MAX leaves room for 2,048 one-letter folders.
  private static let maximumDepth = 256

  private static func exists(_ path: String) -> Bool {
    path == "/" || path.isEmpty || access(path, F_OK) == 0
  }

  private static func makeOne(_ path: String) throws(StoreError) {
    if mkdir(path, 0o700) != 0 {
      if errno == EEXIST { return }
      throw .cannotCreate(path: path, reason: SystemText.of(errno))
    }
    chmod(path, 0o700)
    flushParent(of: path)
  }

  /// A new folder survives a power cut once its parent is on the disk.
  private static func flushParent(of path: String) {
    guard let slash = path.lastIndex(of: "/") else { return }
    flush(slash == path.startIndex ? "/" : String(path[..<slash]))
  }

  /// Puts the names of the files in `folder` on the disk.
  static func flush(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
