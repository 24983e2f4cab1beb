import Moments
import SharedStore
import WidgetTimeline

/// The reloads of one timeline within a span of time; instants are microseconds of 1970 UTC.
struct ReloadHistory {
  let widget: PlacedWidget
  let timeline: StoredTimeline
  /// The oldest first, as they were recorded: a clock that was set may have put them in another order.
  let reloads: [StoredReload]
  let span: Range<Int64>
  let now: Int64

  /// The sum of the reloads of a span.
  struct Sum: Equatable {
    var made = 0
    var failed = 0
    /// Neither made nor failed: put off, joined, made by another process, interrupted.
    var skipped = 0
    var putOff = 0
    /// Made, with no cell that differs from before.
    var unchanged = 0
    /// Made or failed, and not counted by a budget.
    var exempt = 0
    /// Microseconds of processor time, of host and extensions together.
    var processorTime: Int64 = 0
    /// Bytes that came over the network; `nil` if nothing is known to have been asked.
    var network: Int64?
  }

  var sum: Sum { Self.sum(of: reloads) }

  static func sum(of reloads: [StoredReload]) -> Sum {
    var sum = Sum()
    for reload in reloads {
      let count = Int(clamping: reload.count)
      switch ReloadRecord.Result(rawValue: reload.result) {
      case .made: sum.made += count
      case .failed: sum.failed += count
      case .putOff:
        sum.putOff += count
        sum.skipped += count
      default: sum.skipped += count
      }
      // The first of a row that stands for several is what it is said to be; the others only repeat it.
      if reload.difference == StoredReload.Difference.none { sum.unchanged += count }
      if reload.difference == nil, reload.made != nil { sum.unchanged += count - 1 }
      if reload.exemption != nil { sum.exempt += count }
      sum.processorTime += (reload.cost.host ?? 0) + (reload.cost.ofExtension ?? 0)
      if let bytes = reload.cost.network { sum.network = (sum.network ?? 0) + bytes }
    }
    return sum
  }

  /// Whether a row is from a clock that ran ahead of the present one.
  func isAhead(_ reload: StoredReload) -> Bool { reload.isAhead(of: now) }

  /// The times with an outdated picture, by the rows: from a due date to the next timeline that came.
  var stale: [Range<Int64>] {
    var spans: [Range<Int64>] = []
    var since: Int64?
    for reload in reloads {
      let wanted = min(reload.due ?? reload.begun, reload.begun)
      if reload.made == nil {
        since = min(since ?? wanted, wanted)
        continue
      }
      // Those that are counted in one row followed each other in time.
      let end = reload.count == 1 ? reload.ended : reload.begun
      let start = min(since ?? wanted, wanted)
      if start < end { spans.append(start..<end) }
      since = nil
    }
    if let since, since < now { spans.append(since..<now) }
    if since == nil, timeline.isDirty || timeline.due < now, let last = reloads.last {
      let start = max(timeline.due, last.ended)
      if start < now { spans.append(start..<now) }
    }
    return spans.compactMap { range in
      let clamped = range.clamped(to: span)
      return clamped.isEmpty ? nil : clamped
    }
  }

  /// The reloads for a user who was looking or acting: for a live view, a press, a first look.
  var seen: [StoredReload] {
    reloads.filter { reload in
      switch ReloadAsker(rawValue: reload.asker) {
      case .watch, .press, .show: true
      default: false
      }
    }
  }
}

extension StoredReload {
  /// Whether it was recorded by a clock that ran ahead of `now` (RT-5).
  func isAhead(of now: Int64) -> Bool {
    ended > now + ReloadPlanner.clockTolerance.clampedMicroseconds
  }
}
