import SystemLibrary

/// Detects changes of files by their sizes and times, without reading them.
package enum FileSight {
  /// The most files that are examined in a folder, which needs some seconds; `sync` refuses more.
  private static let mostFiles = 200_000

  /// Returns a digest of the files in a folder and its direct subfolders.
  ///
  /// - Returns: The same text as long as no file changes; `missing` if there is no folder.
  package static func digest(ofFolder path: String) -> String {
    var lines: [String] = []
    guard add(path, &lines, depth: 0) else { return "missing" }
    return Hexadecimal.digits(of: SHA256.digest(of: bytes(of: lines)).prefix(16))
  }

  /// Returns a number for the state of a file; for a folder, of its files and those of its direct
  /// subfolders.
  ///
  /// - Returns: The same number as long as no file changes; 0 if nothing is at the path.
  package static func number(of path: String) -> Int64 {
    guard let facts = Facts(path) else { return 0 }
    var lines = [facts.line(path)]
    if facts.isFolder { _ = add(path, &lines, depth: 0) }
    let number = SHA256.digest(of: bytes(of: lines)).prefix(8).reduce(0) { $0 << 8 | Int64($1) }
    return number == 0 ? 1 : number
  }

  private static func bytes(of lines: [String]) -> [UInt8] { Array(lines.sorted().joined().utf8) }

  private static func add(_ path: String, _ lines: inout [String], depth: Int) -> Bool {
    guard let stream = opendir(path) else { return false }
    defer { closedir(stream) }
    while let name = next(in: stream), lines.count < mostFiles {
      guard isSeen(name), let facts = Facts("\(path)/\(name)") else { continue }
      lines.append(facts.line("\(path)/\(name)"))
      if facts.isFolder, depth == 0 { _ = add("\(path)/\(name)", &lines, depth: 1) }
    }
    return true
  }

  /// Returns whether a file's name is examined; names of hidden and of temporary files are not.
  package static func isSeen(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix(".tmp")
  }

  /// Returns the names of the subfolders of a folder in no particular order, without hidden ones.
  package static func folders(in path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let name = next(in: stream), names.count < mostFiles {
      if isSeen(name), Facts("\(path)/\(name)")?.isFolder == true { names.append(name) }
    }
    return names
  }

  private static func next(in stream: OpaquePointer) -> String? {
    guard let entry = readdir(stream) else { return nil }
    return withUnsafePointer(to: &entry.pointee.d_name) { start in
      start.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
  }

  /// The properties of a file that its `stat` has, without opening it.
  private struct Facts {
    let isFolder: Bool
    private let words: String

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      isFolder = status.st_mode & S_IFMT == S_IFDIR
      #if os(Linux)
      let time = status.st_mtim
      #else
      let time = status.st_mtimespec
      #endif
      // A folder's own time changes with what is not seen in it.
      words =
        isFolder
        ? "" : "\(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
    }

    /// Returns the path and the properties, each followed by a zero byte, which no path contains.
    func line(_ path: String) -> String { "\(path)\u{0}\(words)\u{0}" }
  }
}
