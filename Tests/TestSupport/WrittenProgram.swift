import Foundation

/// Writes a program that a test starts, mostly a shell script.
///
/// The system starts no file that is open for writing. A file that this process writes is also open
/// in children of other tests, until they run their programs. Therefore `cp` creates the file.
package func writeProgram(_ text: String, to path: String) throws {
  let files = FileManager.default
  let draft = "\(path).draft"
  try text.write(toFile: draft, atomically: false, encoding: .utf8)
  defer { try? files.removeItem(atPath: draft) }
  try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: draft)
  try? files.removeItem(atPath: path)
  let copy = try Process.run(URL(filePath: "/bin/cp"), arguments: [draft, path])
  copy.waitUntilExit()
  guard copy.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
}
