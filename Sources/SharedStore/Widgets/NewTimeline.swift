/// A timeline that is about to be stored.
package struct NewTimeline: Sendable {
  package var placement: Int64
  package var family: Int64
  package var made: Int64
  package var policy: StoredPolicy
  /// The instant of the next reload that the planner chose.
  package var due: Int64
  package var reason: String
  package var entries: [StoredEntry]
  package var reads: [CollectionRead]

  package init(
    placement: Int64,
    family: Int64,
    made: Int64,
    policy: StoredPolicy,
    due: Int64,
    reason: String,
    entries: [StoredEntry],
    reads: [CollectionRead]
  ) {
    self.placement = placement
    self.family = family
    self.made = made
    self.policy = policy
    self.due = due
    self.reason = reason
    self.entries = entries
    self.reads = reads
  }
}
