package import Essentials

/// A timeline as an extension sends it: entries in the provider's order, with unchecked dates.
package struct MadeTimeline: Equatable, Sendable {
  package var entries: [MadeEntry]
  package var policy: TimelineReloadPolicy
  /// The collections that were read for the timeline, each with the store's commit number at its
  /// first read.
  package var reads: [String: Int64]
  /// The widget's title in the language of the pictures; `nil` if that is English.
  package var title: String?
  /// The number of relevances that were NaN or infinite and were therefore not sent.
  package var unusableRelevances: Int
  /// The files from which the timeline was made, each with a number that identifies its state
  /// before it was read.
  package var files: [String: Int64]
  /// The number of bytes received over the network for the timeline.
  ///
  /// The number is `nil` if it is unknown, or if no request was sent.
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

/// An entry with archived views, which is stored and drawn without running the author's code.
package struct MadeEntry: Equatable, Sendable {
  package var date: Date
  /// The archive for the light appearance, opaque to this module.
  package var light: [UInt8]
  /// The archive for the dark appearance; `nil` if the light archive is used for both.
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
