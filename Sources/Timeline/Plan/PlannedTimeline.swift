package import Essentials
internal import Moments

/// A checked timeline with its due date, ready to be stored in one commit.
package struct PlannedTimeline: Equatable, Sendable {
  /// The entries in order of their dates, each date once; never empty.
  package var entries: [MadeEntry]
  package var policy: TimelineReloadPolicy
  package var reads: [String: Int64]
  /// The files from which the timeline was made, each with a number that identifies its state
  /// before it was read.
  package var files: [String: Int64]
  /// The widget's title in the language of the pictures; `nil` if that is English.
  package var title: String?
  package var made: Date
  /// The date from which the next reload may start; `nil` if only a request reloads the timeline.
  package var due: Date?
  package var reason: ReloadReason
  package var diagnostics: [TimelineDiagnostic]
  /// The timeline's history after this reload, which decides when the budget allows the next one.
  package var budgetState = BudgetState()

  /// The state of the timeline after it was stored, provided that no source changed during the
  /// reload.
  package var state: TimelineState {
    TimelineState(made: made, policy: policy, lastEntry: entries.last?.date, due: due)
  }
}

extension PlannedTimeline {
  /// Returns the entry that is shown at `now`: the latest one whose date has passed, or the first
  /// (WK-75, WK-77).
  package func entry(at now: Date) -> MadeEntry {
    entries.last { $0.date <= now } ?? entries[0]
  }
}

/// An irregularity in a provider's timeline that does not prevent it from being shown.
package enum TimelineDiagnostic: Equatable, Sendable {
  /// The dates were not in order and were sorted.
  case unsorted
  /// This many entries share their date with a later one and are never shown.
  case superseded(count: Int)
  /// This many dates were NaN, infinite or out of range and were replaced.
  case unusableDates(count: Int)
  /// This many relevances were NaN or infinite and were ignored.
  case unusableRelevances(count: Int)
  /// All entries are in the future; the earliest is shown before its date.
  case startsInFuture(Date)

  /// A one-line description, without a full stop.
  package var message: String {
    switch self {
    case .unsorted: "the entries are not in the order of their dates"
    case .superseded(let count):
      "entries that share their date with a later one are never shown (\(count))"
    case .unusableDates(let count): "dates that are not numbers or out of range (\(count))"
    case .unusableRelevances(let count):
      "relevances whose score or duration is not a finite number are ignored (\(count))"
    case .startsInFuture: "no entry is due yet; the earliest is shown"
    }
  }
}

/// The entries of a provider sorted by date, with notes about the corrections that were necessary.
struct OrderedEntries {
  private(set) var entries: [MadeEntry] = []
  private(set) var diagnostics: [TimelineDiagnostic] = []

  /// Sorts and corrects entries.
  ///
  /// - `unusableRelevances`: The number of relevances that the extension did not send, because they
  ///   were not finite.
  init(_ given: [MadeEntry], unusableRelevances: Int = 0, at now: Date) {
    let order = DateOrder(given.map(\.date))
    for (instant, place) in order.shown {
      var entry = given[place]
      entry.date = instant.date
      if entry.relevance?.isFinite == false { entry.relevance = nil }
      entries.append(entry)
    }
    note(given.count { Self.isUnusable($0.date) }, as: TimelineDiagnostic.unusableDates)
    note(
      unusableRelevances + given.count { $0.relevance?.isFinite == false },
      as: TimelineDiagnostic.unusableRelevances
    )
    if !zip(order.all, order.all.indices).allSatisfy({ $0.place == $1 }) {
      diagnostics.append(.unsorted)
    }
    note(given.count - entries.count, as: TimelineDiagnostic.superseded)
    if let first = order.all.first, first.instant > Instant(now) {
      diagnostics.append(.startsInFuture(first.instant.date))
    }
  }

  private mutating func note(_ count: Int, as diagnostic: (Int) -> TimelineDiagnostic) {
    if count > 0 { diagnostics.append(diagnostic(count)) }
  }

  private static func isUnusable(_ date: Date) -> Bool {
    let instant = Instant(date)
    return date.timeIntervalSince1970.isNaN || instant == .latest || instant == .earliest
  }
}
