internal import Essentials
internal import Moments

/// The order of dated values: the date and the index of each, sorted by date.
struct DateOrder {
  typealias Place = (instant: Instant, place: Int)

  /// The dates and indices of all values, sorted by date; those with equal dates keep their order.
  let all: [Place]
  /// The elements of `all`, without values that share their date with a later one, which are never
  /// shown (WK-79).
  let shown: [Place]

  init(_ dates: [Date]) {
    // The place makes the sort stable: the library promises no order among equals.
    let sorted = dates.enumerated()
      .map { Place(instant: Instant($1), place: $0) }
      .sorted { ($0.instant, $0.place) < ($1.instant, $1.place) }
    all = sorted
    shown = sorted.indices.filter { index in
      index + 1 == sorted.count || sorted[index + 1].instant != sorted[index].instant
    }.map { sorted[$0] }
  }
}

extension Timeline {
  /// Returns the timeline with at most `limit` entries, and a note for the log if entries were
  /// dropped.
  ///
  /// The earliest entries stay. The next timeline is due at the last of them, unless the provider's
  /// policy names an earlier date.
  package func kept(_ limit: Int = ReloadPlanner.entryLimit) -> (timeline: Self, note: String?) {
    guard entries.count > limit else { return (self, nil) }
    let kept = DateOrder(entries.map(\.date)).shown.prefix(limit)
    guard let last = kept.last?.instant else { return (self, nil) }
    var policy = TimelineReloadPolicy.atEnd
    if case .after(let date) = self.policy.kind, Instant(date) < last { policy = self.policy }
    let note =
      "of \(entries.count) entries of the timeline the first \(kept.count) are kept; "
      + "the next timeline is due at the last of them"
    let timeline = Self(entries: kept.map { entries[$0.place] }, policy: policy, files: files)
    return (timeline, note)
  }
}
