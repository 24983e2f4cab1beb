import Foundation

/// Reads and writes cache files, which can be removed at any time; a reader gets a whole file or
/// none (RD-9).
enum CacheFile {
  private static let temporarySuffix = ".tmp"
  /// The seconds after which a temporary file is assumed to be left by a crashed process.
  private static let longestWrite: TimeInterval = 3_600

  /// Returns the user's cache folder by the XDG Base Directory specification; `nil` without a home
  /// folder.
  static func folder(_ environment: [String: String]) -> String? {
    // A relative path in an XDG variable is to be ignored (XDG Base Directory Specification 0.8).
    let base =
      if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
        cache
      } else if let home = environment["HOME"], home.hasPrefix("/") {
        "\(home)/.cache"
      } else {
        ""
      }
    return base.isEmpty ? nil : "\(base)/widgetctl/feeds"
  }

  /// Returns the bytes of a regular file that the user owns; `nil` for anything else.
  static func read(_ path: String) -> Data? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      facts.st_uid == geteuid(), facts.st_size <= AnswerCache.maximumBytes
    else { return nil }
    var bytes = Data(count: Int(facts.st_size))
    var count = 0
    while count < bytes.count {
      let start = count
      let read = bytes.withUnsafeMutableBytes { buffer in
        Foundation.read(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
      guard read > 0 else { return nil }
      count += read
    }
    return bytes
  }

  /// Writes a file atomically: writes and flushes a temporary file, renames it, and flushes the
  /// folder.
  ///
  /// - Returns: Whether the file was written.
  static func write(_ bytes: Data, to path: String, in folder: String) -> Bool {
    guard makeFolder(folder) else { return false }
    let name = "\(path).\(String(UInt64.random(in: 0 ... .max), radix: 36))\(temporarySuffix)"
    let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return false }
    let isWritten = fill(descriptor, with: bytes) && fsync(descriptor) == 0
    close(descriptor)
    guard isWritten, rename(name, path) == 0 else {
      unlink(name)
      return false
    }
    let opened = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if opened >= 0 {
      fsync(opened)
      close(opened)
    }
    return true
  }

  /// Removes the oldest cache files until the limits are met, and abandoned temporary files.
  static func trim(_ folder: String, toBytes maximumBytes: Int, files maximumFiles: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var files: [(path: String, bytes: Int, changed: Double)] = []
    let now = Date().timeIntervalSince1970
    for name in names {
      let path = "\(folder)/\(name)"
      var facts = stat()
      guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { continue }
      let changed = Double(facts.st_mtim.tv_sec)
      if name.hasSuffix(temporarySuffix) {
        if now - changed > longestWrite { unlink(path) }
      } else {
        files.append((path, Int(facts.st_size), changed))
      }
    }
    var bytes = files.reduce(0) { $0 + $1.bytes }
    var count = files.count
    for file in files.sorted(by: { $0.changed < $1.changed }) {
      guard bytes > maximumBytes || count > maximumFiles else { return }
      unlink(file.path)
      bytes -= file.bytes
      count -= 1
    }
  }

  private static func makeFolder(_ folder: String) -> Bool {
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    try? FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true,
      attributes: attributes
    )
    var facts = stat()
    // A link, or a folder of another user, is not written into (RI-6).
    guard lstat(folder, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR,
      facts.st_uid == geteuid()
    else { return false }
    return facts.st_mode & 0o077 == 0 || chmod(folder, 0o700) == 0
  }

  private static func fill(_ descriptor: Int32, with bytes: Data) -> Bool {
    var written = 0
    while written < bytes.count {
      let start = written
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}
