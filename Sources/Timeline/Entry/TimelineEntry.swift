public import Essentials

/// The content of a widget from a date on.
public protocol TimelineEntry: SendableMetatype {
  /// When the widget starts to show this entry.
  var date: Date { get }
  /// The entry's relevance relative to the provider's other entries; `nil` if it is unknown.
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
