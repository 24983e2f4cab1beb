import SystemLibrary

/// Finds the file to which a symbolic link refers; users link settings in order to keep them under
/// version control.
enum FileLink {
  /// The most links that are followed one after the other, as many as in the kernel
  /// (path_resolution(7)).
  private static let mostLinks = 40

  /// Returns the path at the end of a chain of links, even if no file exists there; if `path` is
  /// not a link, `path` itself.
  static func end(of path: String) -> String {
    var path = path
    for _ in 0..<mostLinks {
      guard let target = target(of: path) else { return path }
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    return path
  }

  private static func target(of path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(path, start, buffer.count)
      guard count > 0 else { return nil }
      return String(validating: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
