import Moments
import SharedStore
import SystemLibrary
import WidgetTerminal

/// The daily backups of a store, in the folder `backups` next to it.
struct DailyBackups {
  /// A backup file in the folder.
  struct Backup: Equatable {
    let path: String
    /// The time when the backup was made, in microseconds since 1970 UTC.
    let made: Int64
  }

  /// The size in bytes up to which a store is backed up each day.
  static let mostBytes: Int64 = 64 << 20
  /// The most files in the folder that are read.
  private static let mostFiles = 10_000

  let folder: String
  private let location: StoreLocation
  private let prefix: String

  init(of location: StoreLocation) {
    self.location = location
    let name = location.path.split(separator: "/").last.map(String.init) ?? ""
    folder = (location.directory == "/" ? "" : location.directory) + "/backups"
    prefix = "\(name).backup-"
  }

  /// The backups of this store, found by their file names, the newest first.
  var all: [Backup] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var found: [Backup] = []
    var count = 0
    while let entry = readdir(stream), count < Self.mostFiles {
      count += 1
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasPrefix(prefix),
        let made = CompactDate.instant(String(name.dropFirst(prefix.count)))
      else { continue }
      found.append(Backup(path: "\(folder)/\(name)", made: made))
    }
    return found.sorted { $0.made > $1.made }
  }

  /// Returns whether there is no backup of the present day; backups with a date in the future are
  /// ignored (RT-5).
  static func isDue(_ all: [Backup], at now: Int64, in zone: TimeZoneRules) -> Bool {
    let day = { (instant: Int64) in zone.civil(at: Instant(microseconds: instant)).date }
    return !all.contains { $0.made <= now && day($0.made) == day(now) }
  }

  /// Returns the backups to delete so that only `count` remain.
  ///
  /// Backups with a date in the future are deleted first, then the oldest ones.
  static func surplus(_ all: [Backup], keeping count: Int, at now: Int64) -> [Backup] {
    Array((all.filter { $0.made <= now } + all.filter { $0.made > now }).dropFirst(count))
  }

  /// Makes the backup of a day, and deletes older ones so that at most `count` remain.
  func make(_ backup: StoreBackup, keeping count: Int, at now: Int64) throws(BackupError) {
    if mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw .unwritable(path: folder, reason: OutputDescriptor.explanation(of: errno))
    }
    // The temporary file has the same name each day, so that one left by a killed process is
    // overwritten.
    let name = prefix + CompactDate.text(now)
    _ = try backup.write(
      to: "\(folder)/\(name)",
      unfinished: "\(folder)/\(prefix.dropLast())-unfinished"
    )
    for old in Self.surplus(all, keeping: count, at: now) { _ = FileReplacement.remove(old.path) }
  }
}
