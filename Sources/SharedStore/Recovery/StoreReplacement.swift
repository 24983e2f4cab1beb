import SystemLibrary

/// Replaces the files of a store by a complete store from another file; the store need not exist.
///
/// Use it only while the store's write lock is held.
struct StoreReplacement {
  let location: StoreLocation
  let fresh: StoreLocation

  enum Step: CaseIterable, Sendable {
    /// Removes the old log before the database is replaced, because SQLite would use it for the new
    /// database.
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

  /// Removes the file of the new store, with its log and the other files next to it.
  func removeFresh() {
    for path in [fresh.path, fresh.logPath, fresh.logIndexPath, fresh.lockPath] { unlink(path) }
  }
}
