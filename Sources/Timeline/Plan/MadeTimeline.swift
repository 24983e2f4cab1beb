/// A timeline as it comes from an extension: entries in the provider's order, dates unchecked.
package struct MadeTimeline: Equatable, Sendable {
  package var entries: [MadeEntry]
  package var policy: TimelineReloadPolicy
  /// The collections that were read while it was made, each with the commit sequence at first read.
  package var reads: [String: Int64]

  package init(
    entries: [MadeEntry],
    policy: TimelineReloadPolicy,
    reads: [String: Int64] = [:]
  ) {
    self.entries = entries
    self.policy = policy
    self.reads = reads
  }
}
