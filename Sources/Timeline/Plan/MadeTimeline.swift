package import Essentials

/// A timeline as it comes from an extension: entries in the provider's order, dates unchecked.
package struct MadeTimeline: Equatable, Sendable {
  package var entries: [MadeEntry]
  package var policy: TimelineReloadPolicy
  /// The collections that were read while it was made, each with the commit sequence at first read.
  package var reads: [String: Int64]
  /// The kind's title in the language of the pictures; `nil` if that is English.
  package var title: String?
  /// So many relevances were NaN or infinite and did not come with their entries.
  package var unusableRelevances: Int
  /// The files that it was made from, each with a number for its state before it was read.
  package var files: [String: Int64]
  /// The bytes that came over the network for it; `nil` if unknown, or if nothing was asked.
  package var networkBytes: Int?

  package init(
    entries: [MadeEntry],
    policy: TimelineReloadPolicy,
    reads: [String: Int64] = [:],
    title: String? = nil,
    unusableRelevances: Int = 0,
    files: [String: Int64] = [:],
    networkBytes: Int? = nil
  ) {
    self.entries = entries
    self.policy = policy
    self.reads = reads
    self.title = title
    self.unusableRelevances = unusableRelevances
    self.files = files
    self.networkBytes = networkBytes
  }
}

/// An entry after its views were archived: what is stored and shown, without any author's code.
package struct MadeEntry: Equatable, Sendable {
  package var date: Date
  /// The archive for the light appearance, opaque to this module.
  package var light: [UInt8]
  /// The archive for the dark appearance; `nil` when the light one serves both.
  package var dark: [UInt8]?
  package var relevance: TimelineEntryRelevance?

  package init(
    date: Date,
    light: [UInt8],
    dark: [UInt8]? = nil,
    relevance: TimelineEntryRelevance? = nil
  ) {
    self.date = date
    self.light = light
    self.dark = dark
    self.relevance = relevance
  }
}
