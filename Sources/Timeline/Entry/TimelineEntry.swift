public import Essentials

/// A moment in a widget's life and what the widget says from then on.
public protocol TimelineEntry: SendableMetatype {
  /// When the widget starts to show this entry.
  var date: Date { get }
  /// How worthwhile the entry is beside the others of its provider; `nil` says nothing about it.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

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

  /// Whether score and duration are finite numbers, which alone can be compared and kept.
  package var isFinite: Bool { score.isFinite && duration.isFinite }
}
