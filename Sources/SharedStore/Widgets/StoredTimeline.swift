/// The state of a placed widget's timeline in one family; times are in microseconds since 1970 UTC.
package struct StoredTimeline: Hashable, Sendable {
  package let id: Int64
  /// The `PlacedWidget.id` of the timeline's widget.
  package let placement: Int64
  /// The raw value of the family for which the entries were drawn.
  package let family: Int64
  /// The number of times the timeline was stored; 0 if it was only requested.
  package let generation: Int64
  package let made: Int64
  package let policy: StoredPolicy
  /// The earliest time of the next reload; `Int64.min` for at once, `Int64.max` for never.
  package let due: Int64
  /// The number of failed reloads since the last successful one.
  package let failures: Int64
  /// The error of the last reload or, if it did not fail, a diagnostic about the entries; `nil` if
  /// there is neither.
  package let lastError: String?
  /// The reason for the last reload or, if one is due, for the next.
  package let reason: String
  /// Whether data from which the timeline was made has changed since.
  package let isDirty: Bool
  /// The time until which the next reload is postponed; `nil` if it is not.
  package var waitsUntil: Int64? = nil

  /// The diagnostic about the shown entries; `nil` if there is none, or if a reload has failed
  /// since.
  package var remark: String? { failures == 0 ? lastError : nil }
}

/// The provider's policy for the next reload, as stored.
package enum StoredPolicy: Hashable, Sendable {
  case atEnd
  case never
  /// The timeline is reloaded after this time, in microseconds since 1970 UTC.
  case after(Int64)
}

/// An archived picture of a timeline, with the time from which it is shown.
package struct StoredEntry: Hashable, Sendable {
  /// The time from which the entry is shown, in microseconds since 1970 UTC.
  package let date: Int64
  /// The archive for light screens, in compact bytes.
  package let light: [UInt8]
  /// The archive for dark screens; `nil` if the view does not depend on the color scheme.
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

/// The relevance of an entry compared with others of the same provider; both numbers are finite.
package struct StoredRelevance: Hashable, Sendable {
  package let score: Double
  /// How long the relevance lasts, in seconds from the entry's date; 0 means until the next entry
  /// that has a relevance.
  package let duration: Double

  /// Creates the relevance; `nil` if a number is not finite.
  ///
  /// A row with such a number would not equal itself, and would never be written.
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
  /// The time of the next reload, chosen by the planner, in microseconds since 1970 UTC.
  package var due: Int64
  package var reason: String
  package var entries: [StoredEntry]
  package var reads: [CollectionRead]
  /// The kind's title in the language of the entries; `nil` if that is English.
  package var title: String?
  /// The diagnostic about the entries, on one line; `nil` if there is none.
  package var remark: String?
  /// The row about the reload; `nil` if no row is added.
  package var reload: StoredReload?
  /// The timeline's budget after the reload; `nil` if the previous budget is kept.
  package var budget: StoredBudget?
  /// A function that compares pictures of the earlier and the new entries; `nil` if entries whose
  /// archives differ always count as changed.
  ///
  /// It is called only if the archives differ. It returns whether a visible cell differs, or `nil`
  /// if nothing was drawn to compare.
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

/// A timeline whose reload is due, with the data that the request to its provider needs.
package struct DueTimelineRow: Hashable, Sendable {
  package let timeline: StoredTimeline
  package let widget: PlacedWidget
}
