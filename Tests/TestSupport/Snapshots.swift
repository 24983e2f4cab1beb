import Foundation
import Testing

/// Compares `text` with the stored picture `name`; RECORD_SNAPSHOTS=1 stores it instead.
///
/// Pictures lie in the folder `Snapshots` of the test's target, whose folder has the test's file in it or below.
package func expectSnapshot(
  _ text: String,
  _ name: String,
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = SnapshotFolder.url(ofTest: filePath).appending(path: "\(name).txt")
  try expectStored(text, in: file, sourceLocation: sourceLocation)
}

/// Compares `text` with what `file` holds; RECORD_SNAPSHOTS=1 stores it there instead.
package func expectStored(
  _ text: String,
  in file: URL,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if isRecordingSnapshots {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return
  }
  let stored = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  guard text != stored else { return }
  let name = file.lastPathComponent
  Issue.record(
    "\(name) differs:\n\(changedLines(from: stored, to: text))",
    sourceLocation: sourceLocation
  )
}

/// The lines that a text has lost and won, each with its number: `-3: old`, `+3: new`; at most 40.
private func changedLines(from stored: String, to text: String) -> String {
  func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
  let changes = lines(text).difference(from: lines(stored)).map { change in
    switch change {
    case .remove(let index, let line, _): (index, "-\(index + 1): \(line)")
    case .insert(let index, let line, _): (index, "+\(index + 1): \(line)")
    }
  }
  return changes.sorted { $0.0 < $1.0 }.prefix(40).map(\.1).joined(separator: "\n")
}

/// Whether this run stores what it would compare otherwise.
package let isRecordingSnapshots =
  ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"

private enum SnapshotFolder {
  /// The folder of the target lies below `Tests`.
  static func url(ofTest path: String) -> URL {
    var folder = URL(filePath: path).deletingLastPathComponent()
    while folder.pathComponents.count > 1,
      folder.deletingLastPathComponent().lastPathComponent != "Tests"
    {
      folder.deleteLastPathComponent()
    }
    return folder.appending(path: "Snapshots")
  }
}
