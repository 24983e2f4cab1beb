import SystemLibrary

/// The states of files, told apart without reading one of them.
package enum FileSight {
  /// The most files, which are read in seconds; `sync` refuses more.
  private static let mostFiles = 200_000

  /// A text for the files of a folder and of the folders in it.
  ///
  /// - Returns: the same text for the same files; `missing` without a folder.
  package static func digest(ofFolder path: String) -> String {
    var lines: [String] = []
    guard add(path, &lines, depth: 0) else { return "missing" }
    return Hexadecimal.digits(of: SHA256.digest(of: bytes(of: lines)).prefix(16))
  }

  /// A number for a file; for a folder one for its files and those of the folders in it.
  ///
  /// - Returns: the same number for the same files; 0 if nothing is at the path.
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

  /// Whether programs read a file with this name in a folder; hidden and unfinished files are ignored.
  package static func isSeen(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix(".tmp")
  }

  /// The names of the folders in a folder that count, in no order.
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

  /// The facts that the system has of a file without opening it.
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

    /// Fields that end with a zero byte, which no path holds.
    func line(_ path: String) -> String { "\(path)\u{0}\(words)\u{0}" }
  }
}
