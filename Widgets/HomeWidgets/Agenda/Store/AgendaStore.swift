import Foundation
import Ground
import Moments
import SharedStore
import WidgetIntents
import WidgetTimeline

/// Reads the calendars at the paths that widgets configure.
struct AgendaStore: Sendable {
  let store: SharedStore
  /// The home folder, which replaces `~` in paths; `nil` if `HOME` is not set.
  let home: String?
  private let present: @Sendable () -> Instant

  init(
    store: SharedStore,
    clock: some WallClock = SystemClock(),
    home: String? = getenv("HOME").map { String(cString: $0) }
  ) {
    (self.store, self.home) = (store, home)
    present = { clock.now }
  }

  var now: Instant { present() }

  /// Returns the files and folders that a timeline depends on; a change of them reloads the
  /// timeline.
  func files(of paths: [String]) async -> TimelineFiles {
    let home = home
    return await BlockingThread.run {
      TimelineFiles(paths.compactMap { ConfiguredPath.absolute($0, home: home) })
    }
  }

  /// Reads the events of `days` days from `start` on in the calendars at the paths.
  func events(
    of paths: [String],
    from start: CivilDate,
    days: Int,
    in calendar: Calendar
  ) async -> AgendaEvents {
    let home = home
    return await BlockingThread.run {
      AgendaEvents(of: paths, from: start, days: days, home: home, in: calendar)
    }
  }
}
