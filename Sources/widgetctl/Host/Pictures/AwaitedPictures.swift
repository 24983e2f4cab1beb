import Ground
import SharedStore
import SystemLibrary
import WidgetTerminal
import WidgetTimeline

/// Waits a moment for pictures that another process is making.
///
/// A command that changes something ends before the pictures are made, and the next command should
/// have them. A picture that is not ready in time is drawn in its old state, marked as outdated.
struct AwaitedPictures {
  /// The longest wait in milliseconds, which a user does not notice.
  static let patienceInMilliseconds: Int64 = 150

  let location: StoreLocation

  /// Returns whether a timeline is outdated and another process is reloading it.
  func contains(_ timeline: StoredTimeline) -> Bool {
    guard timeline.isDirty, let size = TimelineSize(number: timeline.family) else { return false }
    let key = TimelineKey(placement: timeline.placement, size: size)
    return (try? ReloadLease.isHeld(StoredTimelines.leaseNumber(of: key), of: location)) ?? false
  }

  /// Returns the result of `read`, after waiting a moment for the timelines in it that another
  /// process is reloading.
  ///
  /// During the wait, `read` is repeated after each commit. `timelines` returns the timelines in a
  /// result.
  func settled<Found>(
    _ read: () throws(CommandError) -> Found,
    timelines: (Found) -> [StoredTimeline]
  ) throws(CommandError) -> Found {
    var found = try read()
    guard timelines(found).contains(where: contains) else { return found }
    let deadline = MonotonicTime.milliseconds + Self.patienceInMilliseconds
    let notice = ChangeNotice(location)
    repeat {
      // The data is read again after watching began, because earlier commits are not reported.
      found = try read()
      let left = deadline - MonotonicTime.milliseconds
      guard left > 0, timelines(found).contains(where: contains) else { break }
      guard Self.wait(notice, upTo: left) else { break }
    } while true
    return found
  }

  /// Waits for a commit of another process.
  ///
  /// - Returns: `false` if the system cannot notify of commits.
  private static func wait(_ notice: ChangeNotice, upTo milliseconds: Int64) -> Bool {
    guard let descriptor = notice.descriptor else { return false }
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&state, 1, Int32(clamping: milliseconds)) > 0 else { return true }
    _ = notice.hasChanged()
    return true
  }
}
