import Ground
import Moments
import SharedStore
import SystemLibrary
import WidgetTerminal
import WidgetTimeline

/// Stores each picture of a program that prints a stream of them, while the live view that started
/// this command is running.
struct StreamFollower {
  /// The pause between two pictures in microseconds: a user could not follow more than one a
  /// second.
  private static let pauseInMicroseconds: UInt32 = 1_000_000

  private let host: Host
  private let parent = getppid()

  init(_ host: Host) {
    self.host = host
  }

  func run() throws(CommandError) -> ExitCode {
    let store = try host.store
    guard let reader = try store.reader() else { return .done }
    let placed = try stored { () throws(StoreError) in try reader.placedWidgets() }
    let ids = try WidgetSelector(widgets: placed).select(host.context.arguments.operands).map(\.id)
    let driver = EngineDriver(
      store: store.writable,
      extensions: try host.extensions
    )
    // A view that was killed sends no signal, but this process then has another parent.
    while getppid() == parent {
      let wait = try waitOfFloor(ids, reader)
      if wait > 0 {
        usleep(min(wait, Self.pauseInMicroseconds))
        continue
      }
      let report = try driver.refresh(
        RefreshRequest(.placements(Set(ids)), by: .watch, isForced: true)
      )
      if let failure = report.failureLines(of: placed).last {
        throw .failed(.unavailable, message: failure.message, hint: failure.hint)
      }
      store.shortenLog(above: LogLength.mostLeftByRefresh)
      usleep(Self.pauseInMicroseconds)
    }
    return .done
  }

  /// Returns the microseconds until the minimum interval between reloads allows the next picture.
  ///
  /// If the picture were postponed instead, a second process would request it.
  private func waitOfFloor(
    _ ids: [Int64],
    _ reader: StoreReader
  ) throws(CommandError) -> UInt32 {
    let cause = ReloadCause(.requested, by: .watch)
    let now = Instant(microseconds: SystemTime.microsecondsSince1970)
    var latest = now
    for id in ids {
      let states = try stored { () throws(StoreError) in
        try reader.timelines(placement: id).map { (timeline) throws(StoreError) in
          BudgetState(try reader.budget(ofTimeline: timeline.id))
        }
      }
      for state in states {
        latest = max(latest, Instant(ReloadBudget.none.allowed(cause, state, at: now.date)))
      }
    }
    return UInt32(clamping: now.duration(to: latest).clampedMicroseconds)
  }
}
