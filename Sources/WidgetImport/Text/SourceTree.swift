import SystemLibrary

/// The folder whose files a project may use, and the checkouts of packages next to it.
///
/// Nothing outside of them is read, by any path or link.
struct SourceTree {
  /// The most files that a folder is searched for; larger apps have a few thousand.
  static let maximumFiles = 100_000
  private static let maximumDepth = 40
  /// The folders of build products and packages, which contain no author's sources.
  private static let ignored: Set = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "SourcePackages", "Frameworks",
  ]

  /// The absolute path of the folder, with links resolved.
  let root: String
  /// Further folders that can be read, as absolute paths with links resolved.
  private var others: [String] = []

  /// Opens a folder.
  ///
  /// - Throws: `ImportError` if the folder does not exist.
  init(root path: String) throws(ImportError) {
    guard let real = Self.resolved(path), Self.isFolder(real) else {
      throw ImportError("'\(path)' is not a folder")
    }
    root = real
  }

  /// Adds a folder whose files can be read too.
  mutating func add(_ folder: String) {
    guard let real = Self.resolved(folder), Self.isFolder(real), !contains(real) else { return }
    others.append(real)
  }

  /// Returns a path with links resolved; `nil` if it does not exist or is outside of the folder.
  func resolved(_ path: String) -> String? {
    guard let real = Self.resolved(path), contains(real) else { return nil }
    return real
  }

  /// Returns whether a path without links is inside the folder.
  func contains(_ real: String) -> Bool {
    func isInside(_ folder: String) -> Bool { real == folder || real.hasPrefix(folder + "/") }
    return isInside(root) || others.contains(where: isInside)
  }

  /// Returns a path relative to the root, for messages.
  func shown(_ real: String) -> String {
    guard real.hasPrefix(root + "/") else { return real }
    return String(real.dropFirst(root.count + 1))
  }

  /// Returns the content of a regular file in the folder.
  func contents(of path: String, limit: Int) throws(ImportError) -> [UInt8] {
    guard let real = Self.resolved(path) else { throw ImportError("'\(shown(path))' is not there") }
    guard contains(real) else {
      throw ImportError("'\(path)' is outside of '\(root)'", hint: "copy it into the project")
    }
    let descriptor = open(real, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw ImportError("'\(shown(real))' cannot be read") }
    defer { _ = close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, (status.st_mode & S_IFMT) == S_IFREG else {
      throw ImportError("'\(shown(real))' is not a file")
    }
    guard status.st_size <= limit else {
      throw ImportError(
        "'\(shown(real))' has \(status.st_size) bytes, more than \(limit)",
        hint: "no project that Xcode wrote is so large"
      )
    }
    return Self.bytes(of: descriptor, count: Int(status.st_size))
  }

  /// Returns the files below a folder, sorted; folders whose names `isFile` accepts count as files.
  func files(
    below folder: String,
    isFile: (_ name: String) -> Bool = SourceTree.isBundle
  ) -> [String] {
    guard let start = resolved(folder), Self.isFolder(start) else { return [] }
    var found: [String] = []
    // Of links to folders each is entered once, so that a circle ends.
    var entered: Set = [start]
    var waiting = [(path: start, depth: 0)]
    while let next = waiting.popLast(), found.count < Self.maximumFiles {
      for entry in Self.entries(of: next.path) {
        let path = "\(next.path)/\(entry.name)"
        if entry.isFolder == false || isFile(entry.name) {
          if contains(Self.resolved(path) ?? "") { found.append(path) }
        } else if next.depth < Self.maximumDepth, !Self.ignored.contains(entry.name),
          let real = resolved(path), Self.isFolder(real), entered.insert(real).inserted
        {
          waiting.append((real, next.depth + 1))
        } else if entry.isFolder == nil, let real = resolved(path), !Self.isFolder(real) {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }

  /// Returns the names in a folder itself, without hidden ones.
  static func names(in folder: String) -> [String] { entries(of: folder).map(\.name).sorted() }

  /// Returns whether a folder with this name is one that Xcode treats as a single file.
  static func isBundle(_ name: String) -> Bool {
    [".xcassets", ".xcodeproj", ".xcworkspace", ".bundle", ".framework", ".xcdatamodeld"]
      .contains { name.hasSuffix($0) }
  }

  /// Returns the folder that contains a path.
  static func parent(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && (status.st_mode & S_IFMT) == S_IFDIR
  }

  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  static func resolved(_ path: String) -> String? {
    // A name with a zero byte would name another file.
    guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the entries of a folder; `isFolder` is `nil` for entries that need a further check,
  /// such as links.
  private static func entries(of folder: String) -> [(name: String, isFolder: Bool?)] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [(name: String, isFolder: Bool?)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      if name.hasPrefix(".") { continue }
      let kind = Int32(entry.pointee.d_type)
      let isFolder = kind == Int32(DT_DIR) ? true : kind == Int32(DT_REG) ? false : nil
      entries.append((name, isFolder))
      if entries.count >= maximumFiles { break }
    }
    return entries
  }

  private static func bytes(of descriptor: Int32, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = 0
      guard let start = buffer.baseAddress else { return }
      while filled < count {
        let got = read(descriptor, start + filled, count - filled)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { return }
        filled += got
      }
    }
  }
}
