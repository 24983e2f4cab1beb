internal import SystemLibrary

/// Detects folders that a program such as Dropbox copies between machines.
///
/// A hub must not be in such a folder, because two machines could each append to their own copy of
/// it.
enum SyncedFolder {
  /// Files and folders that such programs create in the folders that they copy, each with the name
  /// of the program.
  private static let marks = [
    (".stfolder", "Syncthing"), (".dropbox.cache", "Dropbox"),
    (".nextcloudsync.log", "Nextcloud"), (".owncloudsync.log", "ownCloud"),
    (".SynologyWorkingDirectory", "Synology Drive"), (".tmp.drivedownload", "Google Drive"),
  ]

  /// Returns the name of the program that synchronises one of the folders above `path`; `nil` if
  /// none is known.
  static func program(around path: String) -> String? {
    var folder = path
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      for (mark, program) in marks where access("\(folder)/\(mark)", F_OK) == 0 { return program }
    }
    return nil
  }
}
