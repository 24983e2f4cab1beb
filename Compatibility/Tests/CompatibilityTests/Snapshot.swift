import Foundation
import Testing

/// Compares `text` with the stored picture `name`; RECORD_SNAPSHOTS=1 stores it instead.
func expectSnapshot(
  _ text: String,
  _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
  let file = folder.appending(path: "\(name).txt")
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return
  }
  let stored = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  #expect(text == stored, "\(name) differs:\n\(text)", sourceLocation: sourceLocation)
}
