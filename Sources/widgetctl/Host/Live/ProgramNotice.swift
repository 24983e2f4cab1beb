import Ground

/// Detects that the file of the running program was replaced, as in an upgrade.
final class ProgramNotice {
  private let path: String
  private let notice = FileNotice()
  private var isWatched = false
  /// The inode of the program's current file: first that of this program, then that of each
  /// replacement.
  ///
  /// While this program runs, no other file gets the inode of its own file. It is `nil` if the file
  /// was missing at the start.
  private var inode: UInt64?
  /// Whether the file must be checked, because it has changed or was missing at the last check.
  private var isUncertain = false

  init(path: String) {
    self.path = path
    // Watching begins before the inode is read, so that no change in between is missed.
    isWatched = notice.watch(linksOf: path) != nil
    inode = FileStamp(path: path)?.inode
  }

  /// The descriptor that becomes readable if the file may have been replaced; `nil` if the system
  /// cannot report that.
  var descriptor: Int32? { isWatched ? notice.descriptor : nil }

  /// Returns whether the file was replaced since the last call.
  func wasReplaced() -> Bool {
    if !notice.events().isEmpty { isUncertain = true }
    guard isUncertain else { return false }
    // Between removal and replacement there is no file; the next call checks again.
    guard let found = FileStamp(path: path)?.inode else { return false }
    isUncertain = false
    guard found != inode else { return false }
    inode = found
    isWatched = notice.watch(linksOf: path) != nil
    return true
  }
}

/// The line that the live view shows after an upgrade of the program.
enum UpgradeText {
  /// Returns the line, given the new program's output of `--version`; `nil` if it is the same
  /// build.
  static func text(of report: RunReport, own: VersionReport = VersionReport()) -> String? {
    guard let version = report.version else {
      return "widgetctl was replaced; restart watch to use the new program"
    }
    if version != own.version {
      return "widgetctl \(version) is installed; restart watch to use it"
    }
    if let commit = own.commit, commit.hash == report.commit { return nil }
    return "widgetctl \(version) was installed again; restart watch to use it"
  }
}
