package import Moments

/// A widget of a stack, with the values that decide whether it is in front.
package struct StackMember: Equatable, Sendable {
  /// The relevance of an entry, from the entry's date on.
  package struct Relevance: Equatable, Sendable {
    package let date: Instant
    package let score: Double
    /// The time in seconds after the entry's date in which the score applies.
    ///
    /// If the time is 0, the score applies until the next entry with a relevance.
    package let duration: Double

    package init(date: Instant, score: Double, duration: Double = 0) {
      (self.date, self.score, self.duration) = (date, score, duration)
    }
  }

  /// The number of the placed widget in the store.
  package let id: Int64
  /// The widget's kind; scores of members with the same kind are compared on one scale.
  package let provider: String
  /// The greatest score that the provider has ever supplied; 0 if no score was above 0.
  package let greatest: Double
  /// The date at which the entries were made, before which the member's relevance is unknown.
  ///
  /// The date is `nil` if the relevance is known at all times.
  package let made: Instant?
  /// The relevances of the member's entries, in the order of their dates.
  package let relevances: [Relevance]

  package init(
    id: Int64,
    provider: String,
    greatest: Double = 0,
    made: Instant? = nil,
    relevances: [Relevance]
  ) {
    (self.id, self.provider, self.made) = (id, provider, made)
    self.greatest = greatest.isFinite ? greatest : 0
    self.relevances = relevances.filter { $0.score.isFinite && $0.duration.isFinite }
  }
}

extension StackMember {
  /// A period in which the member is relevant, with its score as a fraction of its provider's
  /// greatest.
  struct Span: Equatable {
    let start: Instant
    let end: Instant
    /// The fraction of the greatest score, above 0 and at most 1.
    let part: Double
  }

  /// The longest duration in seconds: longer than any calendar, and far below the range of
  /// `Duration`.
  private static let mostSeconds = 1e12

  /// Returns the periods in which the member is relevant, in order and without overlaps (WK-107,
  /// WK-108).
  ///
  /// At any time the last entry that has a relevance decides. After that entry's duration the
  /// member is not relevant.
  func spans(greatest: Double) -> [Span] {
    relevances.indices.compactMap { index in
      let relevance = relevances[index]
      let next = index + 1 < relevances.count ? relevances[index + 1].date : .latest
      let end =
        relevance.duration > 0
        ? min(
          relevance.date.advanced(by: .seconds(min(relevance.duration, Self.mostSeconds))),
          next
        )
        : next
      guard relevance.score > 0, greatest > 0, relevance.date < end else { return nil }
      return Span(start: relevance.date, end: end, part: min(relevance.score / greatest, 1))
    }
  }

  /// The greatest score of the provider, including those of the present entries.
  var greatestKnown: Double { relevances.reduce(greatest) { max($0, $1.score) } }
}
