import Ground

/// Reports that another file has taken the place of the running program's, as an upgrade does.
final class ProgramNotice {
  private let path: String
  private let notice = FileNotice()
  private var isWatched = false
  /// The file that is known: this program's own, then each that replaced it.
  ///
  /// No other file has its number as long as this program runs.
  private var inode: UInt64?
  /// Whether the file may be another one: it was changed, or there was none at the last look.
  private var isUncertain = false

  init(path: String) {
    self.path = path
    // Watched before it is looked at, so that no change falls between the two.
    isWatched = notice.watch(linksOf: path) != nil
    inode = FileStamp(path: path)?.inode
  }

  /// Readable if the file may have been replaced; `nil` if the system does not report that.
  var descriptor: Int32? { isWatched ? notice.descriptor : nil }

  /// Whether the file was replaced since the last call.
  func wasReplaced() -> Bool {
    if !notice.events().isEmpty { isUncertain = true }
    guard isUncertain else { return false }
    // Between removal and replacement there is no file; whatever wakes the caller next looks again.
    guard let found = FileStamp(path: path)?.inode else { return false }
    isUncertain = false
    guard found != inode else { return false }
    inode = found
    isWatched = notice.watch(linksOf: path) != nil
    return true
  }
}

/// The line of the live view after an upgrade of the program.
enum UpgradeText {
  /// The line for the new program's answer to `--version`; `nil` if it is the same build.
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
