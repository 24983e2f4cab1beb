#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The worth of an entry on a scale of its provider's choosing; 0 or less asks not to be shown.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  public var score: Float
  /// Seconds from the entry's date; 0 lasts until the next entry that has a relevance.
  public var duration: TimeInterval

  /// A worth that holds for `duration` seconds, or until the next entry that has one.
  public init(score: Float, duration: TimeInterval = 0.0) {
    self.score = score
    self.duration = duration
  }
}
