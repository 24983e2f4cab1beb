/// The state of one placed widget's timeline in one family; instants are microseconds since 1970
/// UTC.
package struct StoredTimeline: Hashable, Sendable {
  package let id: Int64
  /// The `PlacedWidget.id` of its widget.
  package let placement: Int64
  /// The raw value of the family for which its entries were drawn.
  package let family: Int64
  /// The number of times the timeline was stored; 0 if it was only requested.
  package let generation: Int64
  package let made: Int64
  package let policy: StoredPolicy
  /// The earliest instant of the next reload; `Int64.min` for at once, `Int64.max` for never.
  package let due: Int64
  /// The number of failed reloads since the last successful one.
  package let failures: Int64
  /// The error of the last reload, or, without failures, a diagnostic about its entries.
  package let lastError: String?
  /// The reason of the last or the next reload.
  package let reason: String
  /// Whether data that it was made from has changed since.
  package let isDirty: Bool
  /// The time until which its reload is postponed; `nil` if it is not.
  package var waitsUntil: Int64? = nil

  /// The diagnostic about the shown entries; `nil` if there is none, or if a reload has failed
  /// since.
  package var remark: String? { failures == 0 ? lastError : nil }
}

/// The provider's policy for the next reload, as the store saves it.
package enum StoredPolicy: Hashable, Sendable {
  case atEnd
  case never
  /// At this time, in microseconds since 1970 UTC.
  case after(Int64)
}

/// One archived picture of a timeline and the instant from which it is shown.
package struct StoredEntry: Hashable, Sendable {
  /// The time from which it is shown, in microseconds since 1970 UTC.
  package let date: Int64
  /// The archive for light screens, in compact bytes.
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

/// The relevance of an entry compared with others of its provider; both numbers are finite.
package struct StoredRelevance: Hashable, Sendable {
  package let score: Double
  /// Seconds from the entry's date; 0 lasts until the next entry that has a relevance.
  package let duration: Double

  /// Creates the relevance; `nil` if a number is not finite.
  ///
  /// A row with such a number would not equal itself, and never be written.
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
  /// The row that records its reload; `nil` if no row is to be added.
  package var reload: StoredReload?
  /// Its budget after the reload; `nil` keeps the previous budget.
  package var budget: StoredBudget?
  /// Compares the earlier entries with the present ones, whose archives differ, and returns whether
  /// a visible cell differs.
  ///
  /// It returns `nil` if nothing was drawn.
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

/// A timeline whose reload is due, with the values that its provider needs.
package struct DueTimelineRow: Hashable, Sendable {
  package let timeline: StoredTimeline
  package let widget: PlacedWidget
}
