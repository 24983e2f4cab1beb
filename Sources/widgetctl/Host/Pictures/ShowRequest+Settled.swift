import Ground
import SharedStore
import SystemLibrary
import WidgetTerminal
import WidgetTimeline

extension ShowRequest {
  /// The longest wait for pictures that another process is making: a moment that a user does not notice.
  private static let patienceInMilliseconds: Int64 = 150

  /// Reads the widgets; if a process is making the picture of one that has changed, waits a moment for it.
  ///
  /// A command that changes something answers before the pictures are made, and the next `show` should have them. A
  /// picture that comes later is drawn as it was, marked as stale.
  mutating func readSettled() throws(CommandError) -> [ShownWidget]? {
    let found = try read()
    guard let found, isBeingMade(found) else { return found }
    let deadline = MonotonicTime.milliseconds + Self.patienceInMilliseconds
    let notice = ChangeNotice(store.location)
    // Read again behind the notice: what was committed in between has not been reported.
    while let latest = try read() {
      let left = deadline - MonotonicTime.milliseconds
      guard left > 0, isBeingMade(latest), Self.wait(notice, upTo: left) else { return latest }
    }
    return nil
  }

  /// Whether a widget's sources have changed and a process holds the lease for its reload.
  private func isBeingMade(_ widgets: [ShownWidget]) -> Bool {
    widgets.contains { shown in
      guard let timeline = shown.timeline, timeline.isDirty,
        let size = TimelineSize(number: timeline.family)
      else { return false }
      let key = TimelineKey(placement: shown.widget.id, size: size)
      return (try? ReloadLease.isHeld(StoredTimelines.leaseNumber(of: key), of: store.location))
        ?? false
    }
  }

  /// Waits for a commit of another process; returns `false` if there is no notice of commits.
  private static func wait(_ notice: ChangeNotice, upTo milliseconds: Int64) -> Bool {
    guard let descriptor = notice.descriptor else { return false }
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&state, 1, Int32(clamping: milliseconds)) > 0 else { return true }
    _ = notice.hasChanged()
    return true
  }
}
