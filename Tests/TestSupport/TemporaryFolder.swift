import Foundation

/// A folder of its own for one test, removed with what is in it.
///
/// It lies in memory where the system has a folder there: a store that flushes each commit is ten times as
/// fast then, and a test loses nothing in a power cut.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// Makes the folder, which only this user may open.
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

  /// The names in it, sorted.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The text of a file in it; empty when there is none.
  package func text(_ name: String) -> String {
    let data = FileManager.default.contents(atPath: "\(path)/\(name)")
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// Where temporary folders lie.
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
