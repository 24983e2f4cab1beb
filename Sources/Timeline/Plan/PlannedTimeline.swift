package import Essentials
internal import Moments

/// A timeline fit for the store, with the due date that is to be committed together with it.
package struct PlannedTimeline: Equatable, Sendable {
  /// In order of their dates, each date once, at least one.
  package var entries: [MadeEntry]
  package var policy: TimelineReloadPolicy
  package var reads: [String: Int64]
  /// The files that it was made from, each with a number for its state before it was read.
  package var files: [String: Int64]
  /// The kind's title in the language of the pictures; `nil` if that is English.
  package var title: String?
  package var made: Date
  /// When the next reload may start; `nil` means never by itself.
  package var due: Date?
  package var reason: ReloadReason
  package var diagnostics: [TimelineDiagnostic]
  /// The budget and the floor after its reload.
  package var budgetState = BudgetState()

  /// The stored state after this timeline is stored, if no source changed during the reload.
  package var state: TimelineState {
    TimelineState(made: made, policy: policy, lastEntry: entries.last?.date, due: due)
  }
}

extension PlannedTimeline {
  /// The entry that is shown at `now`: the latest that has begun, else the first (WK-75, WK-77).
  package func entry(at now: Date) -> MadeEntry {
    entries.last { $0.date <= now } ?? entries[0]
  }
}

/// Something odd about a provider's timeline that did not keep it from being shown.
package enum TimelineDiagnostic: Equatable, Sendable {
  /// The dates were not in order; they were put in order.
  case unsorted
  /// So many entries share their date with a later one and are never shown.
  case superseded(count: Int)
  /// So many dates were NaN, infinite or out of range and were replaced.
  case unusableDates(count: Int)
  /// So many relevances were NaN or infinite and were ignored.
  case unusableRelevances(count: Int)
  /// No entry is due yet; the earliest is shown before its time.
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

/// A provider's entries in the order of their dates, with what had to be done to them.
struct OrderedEntries {
  private(set) var entries: [MadeEntry] = []
  private(set) var diagnostics: [TimelineDiagnostic] = []

  /// Besides the relevances of the entries themselves, `unusableRelevances` were left out on their way here.
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
