import Foundation

/// A temporary folder for one test, which is removed with its contents.
///
/// It is in memory if the system has a folder there. A store that flushes each commit is then ten
/// times as fast.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// Creates the folder, which only this user can open.
  package init() {
    path = Self.parent + "/widgetctl-test-" + UUID().uuidString
    do {
      try FileManager.default.createDirectory(
        atPath: path,
        withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      fatalError("no temporary folder: \(error)")
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  package var url: URL { URL(filePath: path, directoryHint: .isDirectory) }

  /// The names of the files in the folder, sorted.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Returns the text of a file in the folder; empty if there is none.
  package func text(_ name: String) -> String {
    let data = FileManager.default.contents(atPath: "\(path)/\(name)")
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// The folder that contains the temporary folders.
  private static let parent: String = {
    let memory = "/dev/shm"
    let disk = FileManager.default.temporaryDirectory.path
    // A caller that ends tests by force removes what they leave: it gives each run a folder of its own.
    if disk.hasPrefix(memory + "/") { return disk }
    // Containers may have a few megabytes only, and a full folder fails every test.
    let values = try? FileManager.default.attributesOfFileSystem(forPath: memory)
    let free = (values?[.systemFreeSize] as? NSNumber)?.int64Value ?? 0
    let isUsable = free >= leastFreeBytes && FileManager.default.isWritableFile(atPath: memory)
    return isUsable ? memory : disk
  }()

  private static let leastFreeBytes: Int64 = 256 << 20
}
