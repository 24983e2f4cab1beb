import SystemLibrary

/// Replaces a store, or creates it, by a complete store in another file.
///
/// Use it only inside the gate.
struct StoreReplacement {
  let location: StoreLocation
  let fresh: StoreLocation

  enum Step: CaseIterable, Sendable {
    /// Removes the old log before the database is replaced: otherwise it would be mistaken for the
    /// new database's log.
    case removeLog
    case rename, flushFolder
  }

  /// Performs the steps in order; `willDo` is called before each.
  func perform(willDo: (Step) throws(StoreError) -> Void) throws(StoreError) {
    for step in Step.allCases {
      try willDo(step)
      switch step {
      case .removeLog: for path in [location.logPath, location.logIndexPath] { unlink(path) }
      case .rename:
        guard rename(fresh.path, location.path) == 0 else {
          throw .cannotCreate(path: location.path, reason: SystemText.of(errno))
        }
        removeFresh()
      case .flushFolder: try StoreFolder.flush(location.directory)
      }
    }
  }

  /// Removes the files of the new store, including the log and the other files next to it.
  func removeFresh() {
    for path in [fresh.path, fresh.logPath, fresh.logIndexPath, fresh.lockPath] { unlink(path) }
  }
}
