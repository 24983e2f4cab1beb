public import Essentials

/// The content of a widget from a date on.
///
/// An entry contains everything that its view needs, because the view is evaluated when the
/// timeline is made:
///
/// ```swift
/// struct TideEntry: TimelineEntry {
///   let date: Date
///   let metres: Double
/// }
/// ```
public protocol TimelineEntry: SendableMetatype {
  /// The date from which the widget shows this entry.
  var date: Date { get }
  /// The relevance of this entry among the provider's other entries; `nil`, the default, if it is
  /// unknown.
  ///
  /// A stack of widgets shows the member with the most relevant entry.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The importance of an entry to the user, on a scale that the provider chooses.
///
/// A stack compares a score with the greatest score that the same provider has supplied. A score of
/// 0 or less asks not to be shown.
///
/// ```swift
/// struct RainEntry: TimelineEntry {
///   let date: Date
///   let chance: Double
///   var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: Float(chance), duration: 3_600) }
/// }
/// ```
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The importance on the provider's scale; an entry with 0 or less should not be shown.
  public var score: Float
  /// The time in seconds after the entry's date in which the score applies.
  ///
  /// If the time is 0, the score applies until the next entry with a relevance.
  public var duration: TimeInterval

  /// Creates a relevance.
  ///
  /// - Parameters:
  ///   - score: The importance on the provider's scale.
  ///   - duration: Seconds after the entry's date; 0 means until the next entry with a relevance.
  public init(score: Float, duration: TimeInterval = 0.0) {
    self.score = score
    self.duration = duration
  }

  /// Whether score and duration are finite; other values cannot be compared or stored.
  package var isFinite: Bool { score.isFinite && duration.isFinite }
}
