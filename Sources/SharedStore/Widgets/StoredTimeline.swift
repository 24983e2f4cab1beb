/// The state of one placed widget's timeline in one family; instants are microseconds of 1970 UTC.
package struct StoredTimeline: Hashable, Sendable {
  package let id: Int64
  /// The `PlacedWidget.id` that it belongs to.
  package let placement: Int64
  /// The raw value of the family that its entries are archived for.
  package let family: Int64
  /// The number of times it was stored; 0 for one that was only requested.
  package let generation: Int64
  package let made: Int64
  package let policy: StoredPolicy
  /// The earliest instant of the next reload; `Int64.min` for at once, `Int64.max` for never.
  package let due: Int64
  /// Failed reloads since the last good one.
  package let failures: Int64
  /// The error of the last reload, or, without failures, a diagnostic about its entries.
  package let lastError: String?
  /// The reason of the last or the next reload.
  package let reason: String
  /// Whether data that it was made from has changed since.
  package let isDirty: Bool
  /// Until when its reload was put off; `nil` if it was not.
  package var waitsUntil: Int64? = nil

  /// The diagnostic about the shown entries; `nil` if there is none, or if a reload has failed since.
  package var remark: String? { failures == 0 ? lastError : nil }
}

/// When a provider wants to be asked again, as the store keeps it.
package enum StoredPolicy: Hashable, Sendable {
  case atEnd
  case never
  /// Microseconds since 1970 UTC.
  case after(Int64)
}

/// One archived picture of a timeline and the instant from which it is shown.
package struct StoredEntry: Hashable, Sendable {
  /// Microseconds since 1970 UTC.
  package let date: Int64
  /// The archive's compact bytes.
  package let light: [UInt8]
  /// The archive for dark screens, if the view depends on the scheme.
  package let dark: [UInt8]?
  package let relevance: StoredRelevance?

  package init(
    date: Int64,
    light: [UInt8],
    dark: [UInt8]? = nil,
    relevance: StoredRelevance? = nil
  ) {
    self.date = date
    self.light = light
    self.dark = dark
    self.relevance = relevance
  }
}

/// The relevance of an entry among those of its provider; both numbers are finite.
package struct StoredRelevance: Hashable, Sendable {
  package let score: Double
  /// Seconds from the entry's date; 0 lasts until the next entry that has a relevance.
  package let duration: Double

  /// Returns `nil` for a number that is not finite: a row with it would not equal itself, and never be written.
  package init?(score: Double, duration: Double = 0) {
    guard score.isFinite, duration.isFinite else { return nil }
    (self.score, self.duration) = (score, duration)
  }
}

/// A timeline that is about to be stored.
package struct NewTimeline: Sendable {
  package typealias Comparison =
    @Sendable (_ before: [StoredEntry], _ after: [StoredEntry]) -> Bool?

  package var placement: Int64
  package var family: Int64
  package var made: Int64
  package var policy: StoredPolicy
  /// The instant of the next reload that the planner chose.
  package var due: Int64
  package var reason: String
  package var entries: [StoredEntry]
  package var reads: [CollectionRead]
  /// The kind's title in the language of the entries; `nil` if that is English.
  package var title: String?
  /// The diagnostic about the entries, on one line.
  package var remark: String?
  /// The row that its reload leaves; `nil` leaves none.
  package var reload: StoredReload?
  /// Its budget after the reload; `nil` keeps the one of before.
  package var budget: StoredBudget?
  /// Whether a visible cell differs between the earlier and the present entries, whose archives differ; `nil` if nothing
  /// was drawn.
  package var differs: Comparison?

  package init(
    placement: Int64,
    family: Int64,
    made: Int64,
    policy: StoredPolicy,
    due: Int64,
    reason: String,
    entries: [StoredEntry],
    reads: [CollectionRead],
    title: String? = nil,
    remark: String? = nil,
    reload: StoredReload? = nil,
    budget: StoredBudget? = nil,
    differs: Comparison? = nil
  ) {
    self.placement = placement
    self.family = family
    self.made = made
    self.policy = policy
    self.due = due
    self.reason = reason
    self.entries = entries
    self.reads = reads
    self.title = title
    self.remark = remark
    self.reload = reload
    self.budget = budget
    self.differs = differs
  }
}

/// A timeline whose reload is due, with what its provider has to know.
package struct DueTimelineRow: Hashable, Sendable {
  package let timeline: StoredTimeline
  package let widget: PlacedWidget
}
