import Moments
import SharedStore
import WidgetTimeline

/// The reloads of one timeline within a time span; all times are in microseconds since 1970 UTC.
struct ReloadHistory {
  let widget: PlacedWidget
  let timeline: StoredTimeline
  /// The reloads in the order in which they were recorded.
  ///
  /// If the clock was set meanwhile, they may not be in the order of their times.
  let reloads: [StoredReload]
  let span: Range<Int64>
  let now: Int64

  /// The totals of several reloads.
  struct Sum: Equatable {
    var made = 0
    var failed = 0
    /// The number of reloads that neither made a timeline nor failed, for example postponed ones or
    /// those of another process.
    var skipped = 0
    var putOff = 0
    /// The number of new timelines in which no visible cell differs from the previous one.
    var unchanged = 0
    /// The number of reloads that made a timeline or failed, but that no budget counts.
    var exempt = 0
    /// The processor time of the host and extensions together, in microseconds.
    var processorTime: Int64 = 0
    /// The bytes received over the network; `nil` if it is known for none of the reloads.
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
      // The first reload of a row has the row's difference; the others only repeat it.
      if reload.difference == StoredReload.Difference.none { sum.unchanged += count }
      if reload.difference == nil, reload.made != nil { sum.unchanged += count - 1 }
      if reload.exemption != nil { sum.exempt += count }
      sum.processorTime += (reload.cost.host ?? 0) + (reload.cost.ofExtension ?? 0)
      if let bytes = reload.cost.network { sum.network = (sum.network ?? 0) + bytes }
    }
    return sum
  }

  /// Returns whether a reload was recorded while the clock was set to a time after `now`.
  func isAhead(_ reload: StoredReload) -> Bool { reload.isAhead(of: now) }

  /// The time spans in which the picture was outdated: each begins with a due date, and ends with
  /// the next new timeline.
  var stale: [Range<Int64>] {
    var spans: [Range<Int64>] = []
    var since: Int64?
    for reload in reloads {
      let wanted = min(reload.due ?? reload.begun, reload.begun)
      if reload.made == nil {
        since = min(since ?? wanted, wanted)
        continue
      }
      // The reloads that one row counts followed one another.
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

  /// The reloads whose pictures a user was waiting for: for a live view, a press, or a first
  /// picture.
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
  /// Returns whether the row was recorded by a clock that was ahead of `now` (RT-5).
  func isAhead(of now: Int64) -> Bool {
    ended > now + ReloadPlanner.clockTolerance.clampedMicroseconds
  }
}
