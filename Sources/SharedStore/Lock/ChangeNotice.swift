import Ground

/// Notifies a process when another one has written to the store.
///
/// It uses a kernel notification for the lock file, which each commit writes to. If that is not
/// available, it periodically reads eight bytes of the file.
package final class ChangeNotice {
  private let location: StoreLocation
  private let notice = FileNotice()
  private var watch: ChangeWatch
  /// The kernel's watch number for the lock file; `folder` is that of its folder, which is watched
  /// while the file does not exist.
  private var file: Int32?
  private var folder: Int32?

  /// Starts to watch; commits before this moment are not reported.
  package init(_ location: StoreLocation) {
    self.location = location
    // Watching begins before the number is read, so that no commit in between is missed.
    file = notice.watch(file: location.lockPath)
    if file == nil { folder = notice.watch(folder: location.directory) }
    watch = ChangeWatch(location)
  }

  /// A descriptor that becomes readable when the store may have changed; `nil` if the caller must
  /// check once a second.
  package var descriptor: Int32? { file == nil && folder == nil ? nil : notice.descriptor }

  /// Returns whether a commit was made since the last call.
  ///
  /// Call it when the descriptor is readable or, without one, at any time.
  package func hasChanged() -> Bool {
    for event in notice.events() where event.watch == file && event.isGone { file = nil }
    if file == nil {
      file = notice.watch(file: location.lockPath)
      if file == nil, folder == nil { folder = notice.watch(folder: location.directory) }
    }
    return watch.hasChanged()
  }
}
