/// A widget extension's program on this machine.
struct InstalledExtension: Hashable, Sendable {
  /// Its name in messages and in the store.
  let name: String
  let path: String
  /// Tells one build of the program from another: modification time, size and inode.
  let stamp: String

  /// - Returns: `nil` where there is no program at `path` that this user may run.
  init?(name: String, path: String) {
    guard FileStamp.isExecutable(path), let file = FileStamp(path: path) else { return nil }
    self.name = name
    self.path = path
    stamp = "\(file.modified)-\(file.size)-\(file.inode)"
  }
}
