import Ground
import Moments
import SharedStore
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// Starts commands for due timelines, and for programs that print a stream of pictures.
extension StoreLive {
  /// The pause in microseconds before a program whose stream has ended is started again.
  private static let streamPauseInMicroseconds: Int64 = 10_000_000

  /// Starts a command for each program of a shown widget that prints a stream, unless one is
  /// running.
  func followStreams(_ known: [KnownExtension]) {
    let shown = Set(placed.values.map(\.extensionName))
    let now = SystemTime.microsecondsSince1970
    for found in known where found.isAdded && shown.contains(found.name) {
      guard let form = KeptOffer(stored: found.description).printed,
        !runs.isRunning(.stream(found.name)), now >= nextStream[found.name] ?? .min,
        PrintedForm.isStream(found.path, form)
      else { continue }
      nextStream[found.name] = now + Self.streamPauseInMicroseconds
      let ids = placed.values.filter { $0.extensionName == found.name }.map(\.shortID).sorted()
      _ = runs.start(["refresh", "--follow"] + ids, for: .stream(found.name))
    }
  }

  /// Starts the reload of the shown widgets whose files have changed.
  ///
  /// - Returns: The time of the next check; `nil` if none is needed.
  func reloadChanged(at now: Instant) -> Instant? {
    let running = runs.dueReloads.reduce(into: Set<Int64>()) { $0.formUnion($1) }
    let taken = sources.take(of: Set(placed.keys), running: running, at: now.microseconds)
    let ids = taken.widgets.compactMap { placed[$0]?.shortID }.sorted()
    if !ids.isEmpty { _ = runs.start(["refresh"] + ids, for: .dueReload(taken.widgets)) }
    return taken.next.map { Instant(microseconds: $0) }
  }

  /// Returns timelines whose data has changed, and whose postponed reloads are allowed now because
  /// a user sees them (WK-83).
  ///
  /// Budgets do not limit such reloads.
  private static func forViewer(
    _ reader: StoreReader,
    at now: Instant
  ) throws(StoreError) -> [DueTimelineRow] {
    let cause = ReloadCause(.changed, by: .watch)
    var rows: [DueTimelineRow] = []
    for row in try reader.waitingTimelines(at: now.microseconds)
    where row.timeline.isDirty && row.timeline.due > now.microseconds {
      let state = BudgetState(try reader.budget(ofTimeline: row.timeline.id))
      let allowed = ReloadBudget.none.allowed(cause, state, at: now.date)
      if Instant(allowed) <= now { rows.append(row) }
    }
    return rows
  }

  /// Starts the reloads that are due.
  ///
  /// - Returns: The time of the next check; `nil` if no reload is planned.
  func reloadDue(_ reader: StoreReader, at now: Instant) throws(CommandError) -> Instant? {
    let (rows, next) = try stored { () throws(StoreError) in
      (
        try reader.dueTimelines(at: now.microseconds) + Self.forViewer(reader, at: now),
        try reader.nextDue(after: now.microseconds)
      )
    }
    var due: [DueReloads.Widget] = []
    // The longest due timeline of a widget is the first.
    for row in rows where !due.contains(where: { $0.id == row.widget.id }) {
      due.append(DueReloads.Widget(id: row.widget.id, due: row.timeline.due))
    }
    let taken = reloads.take(of: due, running: runs.dueReloads, at: now.microseconds)
    if !taken.widgets.isEmpty {
      let widgets = Set(taken.widgets)
      let ids = Set(rows.map(\.widget).filter { widgets.contains($0.id) }.map(\.shortID)).sorted()
      _ = runs.start(["refresh", "--in-view"] + ids, for: .dueReload(widgets))
    }
    let dates = [next, taken.next].compactMap { $0 }.filter { $0 != .max }
    return dates.min().map { Instant(microseconds: $0) }
  }
}
