import Foundation
import TestSupport

/// Replaces the files of `other` by those of `folder`, as a restored backup or a copied home folder
/// does.
func copyFiles(from folder: TemporaryFolder, to other: TemporaryFolder) throws {
  for name in other.names { try FileManager.default.removeItem(atPath: "\(other.path)/\(name)") }
  for name in folder.names {
    try FileManager.default.copyItem(
      atPath: "\(folder.path)/\(name)",
      toPath: "\(other.path)/\(name)"
    )
  }
}
