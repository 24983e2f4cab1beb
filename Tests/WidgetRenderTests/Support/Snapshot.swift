import Foundation
import Testing

/// Compares a picture with `Snapshots/NAME.txt`; `RECORD_SNAPSHOTS=1` writes the file instead.
func expectSnapshot(
  _ name: String,
  _ picture: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Snapshots/\(name).txt")
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try Data(picture.utf8).write(to: file)
  }
  let stored = try String(contentsOf: file, encoding: .utf8)
  #expect(picture == stored, sourceLocation: sourceLocation)
}
