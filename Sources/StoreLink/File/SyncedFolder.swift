internal import SystemLibrary

/// Detects folders that a program copies between machines, in which two machines could each append
/// after the same run.
enum SyncedFolder {
  /// The files and folders by which such programs mark their folders, with the programs' names.
  private static let marks = [
    (".stfolder", "Syncthing"), (".dropbox.cache", "Dropbox"),
    (".nextcloudsync.log", "Nextcloud"), (".owncloudsync.log", "ownCloud"),
    (".SynologyWorkingDirectory", "Synology Drive"), (".tmp.drivedownload", "Google Drive"),
  ]

  /// Returns the name of the program that synchronises a folder around `path`; `nil` if none is
  /// known.
  static func program(around path: String) -> String? {
    var folder = path
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      for (mark, program) in marks where access("\(folder)/\(mark)", F_OK) == 0 { return program }
    }
    return nil
  }
}
