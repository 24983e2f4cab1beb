import Ground
import SharedStore

/// Decides when the live view checks the files from which its timelines were made.
struct ChangedSources {
  /// The pause in microseconds after a change, so that several written files cause only one check.
  static let settleInMicroseconds: Int64 = 1_000_000
  /// The pause in microseconds between two reloads of a widget.
  ///
  /// With it, a file that changes continually causes no more work than a program that prints a
  /// stream.
  static let pauseInMicroseconds: Int64 = 5_000_000

  private var changed: Int64?
  private var waiting: Set<Int64> = []
  private var started: [Int64: Int64] = [:]

  /// Records that a file may have changed.
  ///
  /// If `settles` is true, the check waits for further changes.
  mutating func note(at now: Int64, settles: Bool) {
    let moment = settles ? now : now - Self.settleInMicroseconds
    changed = min(changed ?? moment, moment)
  }

  /// Returns the widgets to reload now; `next` is the time of the next check, or `nil` if none is
  /// needed.
  ///
  /// `running` contains the widgets that a command is reloading. `look` returns the widgets that
  /// have a changed file.
  mutating func take(
    at now: Int64,
    running: Set<Int64>,
    _ look: () -> Set<Int64>
  ) -> (widgets: Set<Int64>, next: Int64?) {
    if let changed {
      let settled = changed + Self.settleInMicroseconds
      // If the clock was set back, the check is made at once.
      if now < settled, settled - now <= Self.settleInMicroseconds { return ([], settled) }
      self.changed = nil
      waiting = look()
    }
    started = started.filter { $0.value <= now && now - $0.value < Self.pauseInMicroseconds }
    let ready = waiting.filter { started[$0] == nil && !running.contains($0) }
    waiting.subtract(ready)
    for widget in ready { started[widget] = now }
    let next = waiting.compactMap { started[$0] }.min().map { $0 + Self.pauseInMicroseconds }
    return (ready, next)
  }
}

/// Detects changes of the files from which the timelines of the shown widgets were made.
final class SourceNotice {
  /// The most folders and files that are watched for changes; the `refresh` of each minute checks
  /// the others.
  private static let mostWatches = 512
  /// The pause in microseconds between two checks of the files, if the system cannot report
  /// changes.
  private static let pauseInMicroseconds: Int64 = 60_000_000

  private let location: StoreLocation
  private var notice: FileNotice?
  private var sources = TimelineSources()
  private var stamp: FileStamp?
  private var widgets: Set<Int64> = []
  private var isRead = false
  private var lookedAt: Int64 = 0
  private var turns = ChangedSources()

  init(_ location: StoreLocation) { self.location = location }

  /// The descriptor that becomes readable when a file may have changed; `nil` if no file is
  /// watched.
  var descriptor: Int32? { notice?.descriptor }

  /// Returns whether a file may have changed since the last call.
  func hasChanged(at now: Int64) -> Bool {
    guard let events = notice?.events(), events.contains(where: { FileSight.isSeen($0.name) })
    else { return false }
    turns.note(at: now, settles: true)
    // A replaced file has to be watched anew, and a folder may contain other files.
    watch()
    return true
  }

  /// Returns the shown widgets to reload now; `next` is the time of the next check.
  func take(
    of shown: Set<Int64>,
    running: Set<Int64>,
    at now: Int64
  ) -> (widgets: Set<Int64>, next: Int64?) {
    let found = FileStamp(path: TimelineSources.file(location))
    if !isRead || found != stamp || shown != widgets {
      (isRead, stamp, widgets) = (true, found, shown)
      sources = found == nil ? TimelineSources() : TimelineSources.read(besideStore: location)
      watch()
      turns.note(at: now, settles: false)
    }
    let hasFiles = sources.sources.contains { shown.contains($0.placement) }
    guard hasFiles else { return ([], nil) }
    let isUnwatched = notice?.descriptor == nil
    if isUnwatched, now < lookedAt || now - lookedAt >= Self.pauseInMicroseconds {
      turns.note(at: now, settles: false)
    }
    var (ready, next) = turns.take(at: now, running: running) {
      lookedAt = now
      return Set(sources.changed().map(\.placement)).intersection(shown)
    }
    if isUnwatched { next = min(next ?? .max, lookedAt + Self.pauseInMicroseconds) }
    return (ready, next)
  }

  /// Watches the files of the shown widgets, in place of those that were watched before.
  private func watch() {
    let shown = sources.sources.filter { widgets.contains($0.placement) }
    let paths = Set(shown.flatMap(\.files.keys)).sorted()
    guard !paths.isEmpty else { return notice = nil }
    let notice = FileNotice()
    var left = Self.mostWatches
    for path in paths {
      for watched in Self.watched(path) where left > 0 {
        left -= 1
        _ = notice.watch(contentsOf: watched)
      }
    }
    self.notice = notice
  }

  /// Returns the paths to watch for a file; for a folder, also those of the folders in it.
  ///
  /// If nothing exists at the path, the folder that would contain it is watched.
  private static func watched(_ path: String) -> [String] {
    guard let facts = FileStamp(path: path) else {
      return [String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) + "/"]
    }
    guard facts.isFolder else { return [path] }
    return [path] + FileSight.folders(in: path).prefix(mostWatches).map { "\(path)/\($0)" }
  }
}
