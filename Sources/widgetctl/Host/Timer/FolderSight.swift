import Ground
import SystemLibrary

/// A digest of the files in a folder and its subfolders, made without reading a file.
enum FolderSight {
  /// As many as can be looked at in seconds; a folder with more is not a calendar, and `sync` refuses it.
  private static let mostFiles = 200_000

  /// - Returns: the same text for the same files; `missing` without a folder.
  static func digest(of path: String) -> String {
    var lines: [String] = []
    guard add(path, &lines, depth: 0) else { return "missing" }
    return SHA256.hexadecimal(SHA256.digest(of: Array(lines.sorted().joined().utf8)).prefix(16))
  }

  private static func add(_ path: String, _ lines: inout [String], depth: Int) -> Bool {
    guard let stream = opendir(path) else { return false }
    defer { closedir(stream) }
    while let entry = readdir(stream), lines.count < mostFiles {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      // What is hidden or half written is nothing to any program.
      guard !name.hasPrefix("."), !name.hasSuffix(".tmp"),
        let stamp = FileStamp(path: "\(path)/\(name)")
      else { continue }
      if stamp.isFolder {
        lines.append("\(path)/\(name)\u{0}\u{0}")
        if depth == 0 { _ = add("\(path)/\(name)", &lines, depth: 1) }
      } else {
        lines.append("\(path)/\(name)\u{0}\(stamp.inode) \(stamp.size) \(stamp.modified)\u{0}")
      }
    }
    return true
  }
}
