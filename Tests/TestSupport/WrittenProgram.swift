import Foundation

/// Writes a program that a test starts, mostly a script of the shell.
///
/// The system starts no file that is open for writing. A file of this process is also open in each child of
/// another test, until the child runs its own program. So `cp` makes the file.
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
