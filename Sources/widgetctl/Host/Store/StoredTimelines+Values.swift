import Essentials
import Ground
import Moments
import SharedStore
import WidgetTimeline

// Conversions from the engine's values to those of the store.

extension StoredEntry {
  /// Creates an entry for the store; `date`, in microseconds since 1970 UTC, replaces the entry's
  /// own date.
  init(_ entry: MadeEntry, at date: Int64? = nil) {
    self.init(
      date: date ?? Instant(entry.date).microseconds,
      light: entry.light,
      dark: entry.dark,
      relevance: entry.relevance.flatMap { relevance in
        StoredRelevance(score: Double(relevance.score), duration: relevance.duration)
      }
    )
  }
}

extension PlannedTimeline {
  /// The problems with the entries that were found, on one line; `nil` if there are none.
  var remark: String? {
    diagnostics.isEmpty ? nil : diagnostics.map(\.message).joined(separator: "; ")
  }
}

extension TimelineState {
  /// Creates the engine's state of a timeline from a stored timeline.
  ///
  /// `lastEntry` is the date of the timeline's last entry, and `mark` the change that has made it
  /// outdated.
  init(_ stored: StoredTimeline, lastEntry: Int64?, mark: DirtyMark?) {
    self.init(
      made: stored.generation > 0 ? Instant(microseconds: stored.made).date : nil,
      policy: TimelineReloadPolicy(stored.policy),
      lastEntry: lastEntry.map { Instant(microseconds: $0).date },
      due: stored.due == .max ? nil : Instant(microseconds: stored.due).date,
      failures: Int(clamping: stored.failures),
      isDirty: stored.isDirty,
      dirtyCause: mark.map { DirtyCause($0) }
    )
  }
}

extension BudgetState {
  init(_ stored: StoredBudget) {
    func date(_ microseconds: Int64?) -> Date? {
      microseconds.map { Instant(microseconds: $0).date }
    }
    self.init(
      full: date(stored.full),
      lastPolicy: date(stored.policyBegun),
      firstEnd: date(stored.firstEnded),
      lastEnd: date(stored.lastEnded),
      processorTime: .microseconds(stored.processorTime ?? 0),
      wait: date(stored.waitsUntil).map { until in
        Wait(since: date(stored.waitsSince) ?? until, until: until)
      }
    )
  }
}

extension StoredBudget {
  init(_ state: BudgetState) {
    func microseconds(_ date: Date?) -> Int64? { date.map { Instant($0).microseconds } }
    self.init(
      full: microseconds(state.full),
      policyBegun: microseconds(state.lastPolicy),
      firstEnded: microseconds(state.firstEnd),
      lastEnded: microseconds(state.lastEnd),
      processorTime: state.lastEnd.map { _ in state.processorTime.clampedMicroseconds },
      waitsSince: microseconds(state.wait?.since),
      waitsUntil: microseconds(state.wait?.until)
    )
  }
}

extension TimelineReloadPolicy {
  init(_ stored: StoredPolicy) {
    self =
      switch stored {
      case .atEnd: .atEnd
      case .never: .never
      case .after(let instant): .after(Instant(microseconds: instant).date)
      }
  }

  /// The policy in the form in which it is stored.
  var stored: StoredPolicy {
    switch kind {
    case .atEnd: .atEnd
    case .never: .never
    case .after(let date): .after(Instant(date).microseconds)
    }
  }
}

extension Optional where Wrapped == Date {
  /// The due date in the form in which it is stored: microseconds since 1970 UTC, or `.max` for
  /// never.
  var storedDue: Int64 { map { Instant($0).microseconds } ?? .max }
}

extension StoredTimelines {
  /// Returns the engine's description of a stored timeline; `nil` if its size is unknown.
  static func timeline(
    _ stored: StoredTimeline,
    of widget: PlacedWidget,
    _ budgets: WidgetBudgets,
    in transaction: borrowing ReadTransaction
  ) throws -> DueTimeline? {
    guard let size = TimelineSize(number: stored.family) else { return nil }
    return DueTimeline(
      key: TimelineKey(placement: widget.id, size: size),
      extensionName: widget.extensionName,
      kind: widget.kind,
      configuration: widget.configuration,
      state: TimelineState(
        stored,
        lastEntry: try transaction.lastEntryDate(timeline: stored.id),
        mark: stored.isDirty ? try transaction.dirtyMark(ofTimeline: stored.id) : nil
      ),
      budget: budgets.budget(of: widget),
      budgetState: BudgetState(try transaction.budget(ofTimeline: stored.id))
    )
  }
}
