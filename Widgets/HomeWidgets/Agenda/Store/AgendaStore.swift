import Foundation
import Ground
import Moments
import SharedStore
import WidgetIntents
import WidgetTimeline

/// The calendars of this machine that widgets name, and the to-dos of the store beside them.
struct AgendaStore: Sendable {
  let store: SharedStore
  /// The folder that `~` is replaced by.
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

  /// The files of some paths in their present states.
  func files(of paths: [String]) async -> TimelineFiles {
    let home = home
    return await BlockingThread.run {
      TimelineFiles(paths.compactMap { ConfiguredPath.absolute($0, home: home) })
    }
  }

  /// The events of some days in the calendars of some paths.
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
