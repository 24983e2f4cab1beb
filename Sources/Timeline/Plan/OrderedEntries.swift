#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A provider's entries in the order of their dates, with what had to be done to them.
struct OrderedEntries {
  private(set) var entries: [MadeEntry] = []
  private(set) var diagnostics: [TimelineDiagnostic] = []

  init(_ given: [MadeEntry], at now: Date) {
    let dated = given.enumerated().map { index, entry in
      (instant: WallInstant(entry.date), index: index, entry: entry)
    }
    // The index makes the sort stable: the library promises no order among equals.
    let sorted = dated.sorted { ($0.instant, $0.index) < ($1.instant, $1.index) }
    for (position, item) in sorted.enumerated() {
      let isSuperseded =
        position + 1 < sorted.count && sorted[position + 1].instant == item.instant
      guard !isSuperseded else { continue }
      var entry = item.entry
      entry.date = item.instant.date
      entries.append(entry)
    }
    note(given.count { Self.isUnusable($0.date) }, as: TimelineDiagnostic.unusableDates)
    if !zip(sorted, sorted.indices).allSatisfy({ $0.index == $1 }) {
      diagnostics.append(.unsorted)
    }
    note(given.count - entries.count, as: TimelineDiagnostic.superseded)
    if let first = sorted.first, first.instant > WallInstant(now) {
      diagnostics.append(.startsInFuture(first.instant.date))
    }
  }

  private mutating func note(_ count: Int, as diagnostic: (Int) -> TimelineDiagnostic) {
    if count > 0 { diagnostics.append(diagnostic(count)) }
  }

  private static func isUnusable(_ date: Date) -> Bool {
    let instant = WallInstant(date)
    return date.timeIntervalSince1970.isNaN || instant == .latest || instant == .earliest
  }
}
