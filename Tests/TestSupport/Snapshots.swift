import Foundation
import Testing

/// Compares a text with a stored snapshot; with `RECORD_SNAPSHOTS=1` it stores the text instead.
///
/// Snapshots are in the folder `Snapshots` of the test's target.
package func expectSnapshot(
  _ text: String,
  _ name: String,
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = SnapshotFolder.url(ofTest: filePath).appending(path: "\(name).txt")
  try expectStored(text, in: file, sourceLocation: sourceLocation)
}

/// Compares a text with the contents of a file; with `RECORD_SNAPSHOTS=1` it stores the text in the
/// file instead.
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

/// Returns the removed and added lines with their numbers: `-3: old`, `+3: new`; at most 40.
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

/// Whether snapshots are stored and not compared.
package let isRecordingSnapshots =
  ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"

private enum SnapshotFolder {
  /// Returns the snapshot folder of the target that contains a test's file; the target's folder is
  /// in `Tests`.
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
