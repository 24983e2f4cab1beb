import Foundation
import TestSupport

/// Makes the files of one folder those of another, as a backup or a copied home does.
func copyFiles(from folder: TemporaryFolder, to other: TemporaryFolder) throws {
  for name in other.names { try FileManager.default.removeItem(atPath: "\(other.path)/\(name)") }
  for name in folder.names {
    try FileManager.default.copyItem(
      atPath: "\(folder.path)/\(name)",
      toPath: "\(other.path)/\(name)"
    )
  }
}
